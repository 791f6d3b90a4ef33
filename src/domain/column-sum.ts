import { wholeRupees } from './money';
import type { WireNumber } from './wire-number';

/** A sum of rupees, exact to the paisa; null if a value is unknown, because the sum would be too small. */
export function sumRupees(values: readonly WireNumber[]): number | null {
  let paise = 0;
  for (const value of values) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return null;
    paise += Math.round(value * 100);
  }
  return paise / 100;
}

/**
 * Compares a column of money with its sum: equal to the paisa and as shown in whole rupees ('exact'); equal to the
 * paisa but not as shown, because of rounding ('rounded'); or not equal ('differs'). Null if a value is unknown.
 */
export function columnSum(lines: readonly WireNumber[], sum: WireNumber): 'exact' | 'rounded' | 'differs' | null {
  const added = sumRupees(lines);
  if (added === null || typeof sum !== 'number' || !Number.isFinite(sum)) return null;
  if (Math.round(added * 100) !== Math.round(sum * 100)) return 'differs';
  const shown = lines.reduce<number>((total, line) => total + wholeRupees(line ?? 0), 0);
  return shown === wholeRupees(sum) ? 'exact' : 'rounded';
}
