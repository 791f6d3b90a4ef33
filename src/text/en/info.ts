import { words } from '../words';

/** The info drawers: neutral sentences that repeat only the programme's rules (decision C6). */
export const infoWords = words('info', {
  clicks: {
    title: 'Total Clicks',
    lines: ['How often people opened the products you shared, through your posts, links and QR codes, in the selected period.'],
  },
  orders: {
    title: 'Orders',
    lines: [
      'Orders that people placed through your posts, links and QR codes in the selected period.',
      'An order takes about 21 days to confirm. There is a 7-day return window.',
    ],
  },
  sales: { title: 'Sales', lines: ['The value of the orders that people placed through your posts, links and QR codes in the selected period.'] },
  commissions: {
    title: 'Commissions',
    lines: [
      'Affiliate products pay 10% commission. Non-affiliate products pay 0.5%.',
      'A commission is confirmed with its order, after about 21 days.',
    ],
  },
  pastPayments: {
    title: 'Past Payments',
    lines: [
      'What has been paid to you so far. Payments run weekly and cover confirmed orders from three weeks earlier.',
      'TDS (tax deducted at source) is 2% of total earnings.',
    ],
  },
  confirmedCommissions: {
    title: 'Confirmed Commissions',
    lines: [
      'Commissions of confirmed orders. An order takes about 21 days to confirm; there is a 7-day return window.',
      'Payments run weekly and cover confirmed orders from three weeks earlier.',
    ],
  },
  pendingCommissions: {
    title: 'Pending Commissions',
    lines: ['Commissions of orders that are not confirmed yet. An order takes about 21 days to confirm; there is a 7-day return window.'],
  },
  upcomingPayments: {
    title: 'Upcoming Payments',
    lines: [
      'What the next weekly payments will bring. Each covers confirmed orders from three weeks earlier.',
      'TDS (tax deducted at source) is 2% of total earnings.',
    ],
  },
  newCustomerProgram: {
    title: 'New Customer Program',
    lines: ['You get a flat Rs.50 extra for each confirmed first order of a new customer.', 'It comes on top of the commission.'],
  },
});

export type InfoTopic = keyof typeof infoWords;
