import { unknownFigure, type WireNumber } from './money';

const grouping = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rupees with paise: for statements, whose lines must add up, and for the earnings of a single click. ₹1,23,456.50 */
export function formatExactMoney(value: WireNumber): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return unknownFigure;
  const digits = grouping.format(Math.abs(value));
  return `${value < 0 && digits !== '0.00' ? '-' : ''}₹${digits}`;
}
