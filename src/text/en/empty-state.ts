/** Empty states, literally as in specification section 2. */
export const emptyStateWords = {
  title: 'No Data to Show',
  text: 'There is no sufficient data to show the results in the selected timeframe.',
  createPost: 'Create your first post',
};
