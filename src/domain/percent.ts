import { unknownFigure } from './money';
import type { WireNumber } from './wire-number';

/** '10%', '0.5%': at most two decimals and no trailing zero. */
export function formatPercent(value: WireNumber): string {
  return Number.isFinite(value) ? `${Math.round((value as number) * 100) / 100}%` : unknownFigure;
}
