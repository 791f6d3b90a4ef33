/** The texts of the list in the older performance version, which is loaded near the viewport. */
export const olderPostFacts = {
  clicks: 'Clicks',
  searches: 'Searches',
  orders: 'Orders',
  sales: 'Sales',
  commission: 'Commission',
  bonus: 'New-user bonus',
};
