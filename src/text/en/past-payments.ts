/** The list of past payments. */
export const pastPaymentsWords = {
  list: 'Past payments',
  sums: 'All of these payments',
  paid: 'Paid so far',
  pending: 'Still pending',
  trend: (count: number) => `Your last ${count} payments`,
  bar: (day: string, amount: string) => `${day}: ${amount}`,
  none: 'No payments yet',
  noneText: 'Payments run weekly and cover confirmed orders from three weeks earlier.',
};
