import { groupDigits } from './group-digits';
import { unknownFigure } from './money';

/**
 * A short number: complete below 10,000, then K, L from 1 lakh, Cr from 1 crore (specification section 9; decision
 * C26). `currency` goes between the sign and the digits.
 */
export function formatCompact(value: number | null | undefined, currency = ''): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return unknownFigure;
  const size = Math.abs(value);
  const whole = Math.round(size);
  const lead = (value < 0 && whole > 0 ? '-' : '') + currency;
  if (whole < 1e4) return lead + groupDigits(whole);
  // Rounds to tenths before choosing the unit, so that 99,950 becomes 1L and never 100K.
  let tenths = Math.round(size / 1e2);
  let unit = 'K';
  if (tenths >= 1000) [tenths, unit] = [Math.round(size / 1e4), 'L'];
  if (unit === 'L' && tenths >= 1000) [tenths, unit] = [Math.round(size / 1e6), 'Cr'];
  return lead + groupDigits(tenths / 10) + unit;
}
