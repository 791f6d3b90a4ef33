/** 'When is this paid?' (decision D5). */
export const paymentDatesWords = {
  title: 'When is this paid?',
  badge: 'Estimate',
  today: (day: string) => `An order placed today is paid around ${day}.`,
  chosen: (ordered: string, day: string) => `An order of ${ordered} is paid around ${day}.`,
  steps: 'From the order to your account',
  step: { ordered: 'Ordered', returnWindowEnds: 'Return by', confirmed: 'Confirmed', paid: 'Paid to you' },
  after: (days: number) => `+${days} days`,
  field: 'Day of the order',
  note: 'Estimated from the programme\'s rules: a 7-day return window, about 21 days to confirm, and a payment every week.',
};
