/** The words of the payments screen: those of the specification word for word, the others neutral (decision C6). */
export const earningsWords = {
  titles: {
    earnings: 'Payments',
    past_payments: 'Past payments',
    confirmed_commission: 'Confirmed commission',
    pending_commission: 'Pending commission',
  },
  payment: {
    title: 'Your payment',
    badge: { PAID: 'Paid', PENDING: 'Pending', UPCOMING: 'Upcoming' },
    day: {
      PAID: (day: string) => `Paid on ${day}`,
      PENDING: (day: string) => `Due since ${day}`,
      UPCOMING: (day: string) => `Will be paid on ${day}`,
    },
    period: (range: string) => `Confirmed orders of ${range}`,
    nothing: 'Nothing to pay yet',
    nothingText: 'Payments run weekly and cover confirmed orders from three weeks earlier.',
  },
  breakdown: {
    title: 'How your earnings add up',
    confirmed_commission: 'Confirmed commission',
    new_user_bonus: 'New-user bonus',
    other_rewards: 'Other rewards',
    bad_reels_deduction: 'Bad-reels deduction',
    tds: 'TDS',
    rule: 'TDS (tax deducted at source) is 2% of total earnings.',
  },
  split: {
    title: 'Confirmed, pending and returned',
    label: 'Figures',
    tabs: { commissions: 'Commissions', orders: 'Orders', sales: 'Sales' },
    totals: { commissions: 'Total commission', orders: 'Total orders', sales: 'Total sales' },
    confirmed: 'Confirmed',
    pending: 'Pending',
    returned: 'Returned',
  },
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
  past: {
    list: 'Past payments',
    none: 'No payments yet',
    noneText: 'Payments run weekly and cover confirmed orders from three weeks earlier.',
  },
  more: 'More about your money',
};
