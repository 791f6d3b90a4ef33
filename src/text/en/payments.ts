import { words } from '../words';

/** The list of past payments. */
export const pastPaymentsWords = words('past-payments', {
  list: 'Past payments',
  columns: { day: 'Paid on', amount: 'Amount', status: 'Status' },
  sums: 'All of these payments',
  paid: 'Paid so far',
  pending: 'Still pending',
  trend: (count: number) => `Your last ${count} payments`,
  bar: (day: string, amount: string) => `${day}: ${amount}`,
  none: 'No payments yet',
  noneText: 'Payments run weekly and cover confirmed orders from three weeks earlier.',
});

/** The texts of the drawer of one payment. */
export const paymentWords = words('payment', {
  title: (day: string) => `Payment of ${day}`,
  undated: 'Payment',
  sum: { PAID: 'Paid to you', PENDING: 'To be paid', UPCOMING: 'To be paid' },
});

/** The orders of one payment. */
export const paymentOrdersWords = words('payment-orders', {
  title: (count: string) => (count === '1' ? '1 order in this payment' : `${count} orders in this payment`),
  unnamed: 'Product',
  sale: (sales: string) => `${sales} sale`,
  bonus: (amount: string) => `+ ${amount} bonus`,
  none: 'No order is in this payment: it comes from rewards.',
  failed: 'The orders could not be loaded.',
  retry: 'Retry',
});

/** 'When is this paid?' (decision D5). */
export const paymentDatesWords = words('payment-dates', {
  title: 'When is this paid?',
  badge: 'Estimate',
  today: (day: string) => `An order placed today is paid around ${day}.`,
  chosen: (ordered: string, day: string) => `An order of ${ordered} is paid around ${day}.`,
  steps: 'From the order to your account',
  step: { ordered: 'Ordered', returnWindowEnds: 'Return by', confirmed: 'Confirmed', paid: 'Paid to you' },
  after: (days: number) => `+${days} days`,
  field: 'Day of the order',
  note: 'Estimated from the programme\'s rules: a 7-day return window, about 21 days to confirm, and a payment every week.',
});

/** The views of confirmed and of pending commission. */
export const commissionViewWords = words('commission-view', {
  confirmed: {
    figures: { commissions: 'Confirmed commission', orders: 'Confirmed orders', sales: 'Confirmed sales' },
    open: 'See how it adds up',
    rates: 'By commission rate',
    none: 'Nothing is confirmed yet. An order takes about 21 days to confirm.',
  },
  pending: {
    figures: { commissions: 'Pending commission', orders: 'Pending orders', sales: 'Pending sales' },
    text: 'An order takes about 21 days to confirm. There is a 7-day return window.',
  },
});
