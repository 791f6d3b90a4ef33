/** A one-time reward for reaching a number of confirmed orders. */
export interface Milestone {
  title: string;
  /** Orders that earn it. */
  target: number;
  /** Orders so far. */
  achieved: number;
  /** Rupees. */
  reward: number;
}

/** The nearest reward that has not been earned; undefined when all have been. Rows without a believable target are passed over. */
export function nextMilestone<T extends Milestone>(milestones: readonly T[]): T | undefined {
  return milestones
    .filter(({ target, achieved }) => target > 0 && achieved >= 0 && achieved < target)
    .sort((a, b) => a.target - b.target)[0];
}
