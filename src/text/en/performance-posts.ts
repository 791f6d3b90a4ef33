/** The texts of the list of posts in both performance versions. */
export const performancePostWords = {
  tabs: 'Type of post',
  untitled: 'Post without a description',
};
