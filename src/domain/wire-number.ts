/** A number as the API may send it. */
export type WireNumber = number | null | undefined;

/** Missing counts and amounts of a performance answer mean 0 (decision A15). */
export function orZero(value: WireNumber): number {
  return Number.isFinite(value) ? (value as number) : 0;
}
