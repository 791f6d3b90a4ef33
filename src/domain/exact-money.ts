import { groupDigits } from './group-digits';
import { unknownFigure, type WireNumber } from './money';

/** Hundredths of a number, rounded half up as it is written: 1.005 in binary is less than its digits say. */
function hundredths(value: number): number {
  const [digits, exponent = 0] = String(value).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`));
}

/** Rupees with paise: for statements, whose lines must add up, and for the earnings of a single click. ₹1,23,456.50 */
export function formatExactMoney(value: WireNumber): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return unknownFigure;
  const paise = hundredths(Math.abs(value));
  const sign = value < 0 && paise > 0 ? '-' : '';
  return `${sign}₹${groupDigits(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, '0')}`;
}
