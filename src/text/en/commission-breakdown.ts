import { words } from '../words';

/** The drawer with the commission by rate (specification section 2). */
export const breakdownWords = words('breakdown', {
  total: 'Total Commissions',
  confirmed: 'Confirmed Commissions',
  sum: 'Total',
  sales: 'Total Sales',
  orders: 'Total Orders',
});
