/** A one-time reward for a number of confirmed orders. */
export interface Milestone {
  title: string;
  /** The required number of orders. */
  target: number;
  /** The current number of orders. */
  achieved: number;
  /** In rupees. */
  reward: number;
}

/** The part of a goal from which on the rest is worth showing beside the money: 'only 9 to go'. */
const nearFrom = 0.75;

/** The goal is close. */
export const isNearGoal = ({ target, achieved }: Milestone): boolean => achieved / target >= nearFrom;

/** The nearest reward that has not been earned; undefined if all have been. Rows with an invalid target are ignored. */
export function nextMilestone<T extends Milestone>(milestones: readonly T[]): T | undefined {
  return milestones
    .filter(({ target, achieved }) => target > 0 && achieved >= 0 && achieved < target)
    .sort((a, b) => a.target - b.target)[0];
}
