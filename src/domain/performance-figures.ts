import { unknownFigure, type WireNumber } from './money';

/** Missing counts and amounts of a performance answer mean 0 (decision A15). */
export function orZero(value: WireNumber): number {
  return Number.isFinite(value) ? (value as number) : 0;
}

/** '10%', '0.5%': at most two decimals and no trailing zero. */
export function formatPercent(value: WireNumber): string {
  return Number.isFinite(value) ? `${Math.round((value as number) * 100) / 100}%` : unknownFigure;
}
