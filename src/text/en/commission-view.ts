/** The views of confirmed and of pending commission. */
export const commissionViewWords = {
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
};
