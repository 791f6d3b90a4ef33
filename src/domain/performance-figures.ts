import { groupDigits } from './group-digits';
import { unknownFigure, type WireNumber } from './money';

/** A count or an amount of an answer; null if the server says that it does not know it (decision E305). */
export type Figure = number | null;

/**
 * The figure of a field of a performance answer, which may have two names. Many servers leave zeros out of their answers,
 * so a field that is missing under every name counts as 0 (decision A15).
 */
export const figureOf = (...names: readonly WireNumber[]): Figure =>
  names.find((value) => Number.isFinite(value)) ?? (names.every((value) => value === undefined) ? 0 : null);

/** '10%', '0.5%', '1,250%': at most two decimals and no trailing zero. */
export function formatPercent(value: WireNumber): string {
  const rounded = Math.round((value ?? NaN) * 100) / 100;
  return Number.isFinite(rounded) ? `${rounded < 0 ? '-' : ''}${groupDigits(Math.abs(rounded))}%` : unknownFigure;
}
