import { sumRupees, type WireNumber } from './money';

/** What a line of a waterfall is: an amount that is added or taken away, or the sum so far. */
export interface WaterfallStep {
  readonly amount: WireNumber;
  readonly sum?: boolean;
}

/** The place of a bar, in percent of the width. */
export interface WaterfallBar {
  readonly start: number;
  readonly width: number;
}

/**
 * The bars of a waterfall: each amount continues where the one before it ended, and a sum begins at zero. Zero is
 * inside, also if the deductions are larger than the earnings. Null for a line without a bar: an amount of 0, and every
 * line if an amount is unknown, because the places of those after it would be wrong.
 */
export function waterfallBars(steps: readonly WaterfallStep[]): (WaterfallBar | null)[] {
  let reached = 0;
  const spans = steps.map(({ amount, sum }) => {
    const from = sum ? 0 : reached;
    reached = sumRupees([from, amount]) ?? NaN;
    return [Math.min(from, reached), Math.max(from, reached)] as const;
  });
  const ends = spans.flat();
  const lowest = Math.min(0, ...ends);
  const width = Math.max(0, ...ends) - lowest; // NaN if an amount is unknown
  return spans.map(([from, to]) => (to > from && width ? { start: ((from - lowest) / width) * 100, width: ((to - from) / width) * 100 } : null));
}
