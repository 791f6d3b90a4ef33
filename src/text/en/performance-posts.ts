/** The words of either performance version's list of posts. */
export const performancePostWords = {
  tabs: 'Type of post',
  untitled: 'Post without a description',
};
