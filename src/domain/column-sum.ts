import { wholeRupees } from './money';
import type { WireNumber } from './wire-number';

/** A sum of rupees, exact to the paisa; null where one of the figures was not told, since the rest would be too little. */
export function sumRupees(values: readonly WireNumber[]): number | null {
  let paise = 0;
  for (const value of values) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return null;
    paise += Math.round(value * 100);
  }
  return paise / 100;
}

/**
 * How a column of money goes with its sum: to the paisa and as it is shown, in whole rupees ('exact'); to the paisa,
 * while what is shown is off by rounding ('rounded'); or not ('differs'). Null where a figure is not known.
 */
export function columnSum(lines: readonly WireNumber[], sum: WireNumber): 'exact' | 'rounded' | 'differs' | null {
  const added = sumRupees(lines);
  if (added === null || typeof sum !== 'number' || !Number.isFinite(sum)) return null;
  if (Math.round(added * 100) !== Math.round(sum * 100)) return 'differs';
  const shown = lines.reduce<number>((total, line) => total + wholeRupees(line ?? 0), 0);
  return shown === wholeRupees(sum) ? 'exact' : 'rounded';
}
