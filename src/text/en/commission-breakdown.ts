/** The drawer that takes a commission apart (specification section 2). */
export const breakdownWords = {
  total: 'Total Commissions',
  confirmed: 'Confirmed Commissions',
  sum: 'Total',
  sales: 'Total Sales',
  orders: 'Total Orders',
};
