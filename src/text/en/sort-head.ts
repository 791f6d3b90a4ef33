/** The headings of columns that sort their rows. */
export const sortHeadWords = {
  label: 'Sort by',
  down: 'highest first',
  up: 'lowest first',
  newest: 'newest first',
  oldest: 'oldest first',
};
