import { groupDigits } from './group-digits';

/** A number as the API may send it. */
export type WireNumber = number | null | undefined;

/** Replaces a value that the server did not send; never an invented 0. */
export const unknownFigure = '—';

/** Half away from zero, as for whole rupees (decision C27). */
export const wholeRupees = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

function format(value: number | null | undefined, currency: string): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return unknownFigure;
  const whole = Math.abs(wholeRupees(value));
  const sign = value < 0 && whole > 0 ? '-' : '';
  return sign + currency + groupDigits(whole);
}

/** Rupees with Indian grouping, rounded half away from zero: ₹12,34,567 (specification section 9; decision C27). */
export function formatMoney(value: number | null | undefined): string {
  return format(value, '₹');
}

/** A whole number with Indian grouping: 12,34,567. */
export function formatCount(value: number | null | undefined): string {
  return format(value, '');
}

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
