import { words } from '../words';

/** The headings of columns that sort their rows. */
export const sortHeadWords = words('sort-head', {
  label: 'Sort by',
  down: 'highest first',
  up: 'lowest first',
  newest: 'newest first',
  oldest: 'oldest first',
});
