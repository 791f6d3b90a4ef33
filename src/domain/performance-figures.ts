import { unknownFigure, type WireNumber } from './money';

/** A count or an amount of an answer; null if the server did not send it (decision E305). */
export type Figure = number | null;

export const figureOf = (value: WireNumber): Figure => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** '10%', '0.5%': at most two decimals and no trailing zero. */
export function formatPercent(value: WireNumber): string {
  return Number.isFinite(value) ? `${Math.round((value as number) * 100) / 100}%` : unknownFigure;
}
