/** The words of the older performance version's drawer. */
export const olderDrawerWords = {
  title: 'Post details',
  /** The details know no period (decision E24). */
  since: 'These figures count everything since the post was created.',
  rates: 'What this post earned by rate',
  average: 'Average rate',
  commission: 'Commission',
};
