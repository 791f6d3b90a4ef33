/** The words of the older performance version's list, which comes when it is near. */
export const olderPostFacts = {
  clicks: 'Clicks',
  searches: 'Searches',
  orders: 'Orders',
  sales: 'Sales',
  commission: 'Commission',
  bonus: 'New-user bonus',
};
