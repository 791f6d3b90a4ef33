import { words } from '../words';

/** The texts of the list in the older performance version, which is loaded near the viewport. */
export const olderPostFacts = words('older-post-facts', {
  clicks: 'Clicks',
  searches: 'Searches',
  orders: 'Orders',
  sales: 'Sales',
  commission: 'Commission',
  bonus: 'New-user bonus',
});

/** The texts of the drawer in the older performance version. */
export const olderDrawerWords = words('older-drawer', {
  title: 'Post details',
  /** The details have no period (decision E24). */
  since: 'These figures count everything since the post was created.',
  rates: 'What this post earned by rate',
  average: 'Average rate',
  commission: 'Commission',
});
