/** The position of a bar, in percent of the height: 0 is the top. */
export interface BarPlace {
  readonly top: number;
  readonly height: number;
}

export interface BarScale {
  /** The position of zero, in percent from the top. */
  readonly zero: number;
  readonly highest: number;
  readonly lowest: number;
  /** Null for an unknown value, which has no bar. */
  readonly bars: readonly (BarPlace | null)[];
}

/**
 * Positions bars between the lowest and the highest value, with zero always visible; safe for negative and huge values.
 */
export function barScale(values: readonly (number | null | undefined)[]): BarScale {
  const known = values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  const highest = known.reduce((most, value) => Math.max(most, value), 0);
  const lowest = known.reduce((least, value) => Math.min(least, value), 0);
  // Each value is divided before the addition, because the sum of two huge values may be infinite.
  const size = Math.max(highest, -lowest);
  const above = size === 0 ? 1 : highest / size;
  const below = size === 0 ? 0 : -lowest / size;
  const zero = (above / (above + below)) * 100;
  const place = (value: number): BarPlace => {
    const height = size === 0 ? 0 : (Math.abs(value / size) / (above + below)) * 100;
    return { top: value < 0 ? zero : zero - height, height };
  };
  return {
    zero, highest, lowest,
    bars: values.map((value) => (typeof value === 'number' && Number.isFinite(value) ? place(value) : null)),
  };
}
