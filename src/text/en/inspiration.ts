/** Texts below Home's list: the next one-time reward and content inspiration. */
export const inspirationWords = {
  milestone: {
    title: 'Your next reward',
    reward: (amount: string, goal: string) => `${amount} once you reach ${goal}`,
    progress: (achieved: string, target: string) => `${achieved} of ${target}`,
    left: (left: string) => `${left} to go`,
  },
  inspiration: {
    title: 'Content inspiration',
    lead: 'Short reels of what sells, by category',
  },
};
