import type { NearDay } from '../../domain/near-day';
import { dayAndDate } from './days';

/** The texts of the payments screen: those of the specification literally, the others neutral (decision C6). */
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
      PAID: (day: NearDay) => `Paid ${dayAndDate(day)}`,
      PENDING: (day: NearDay) => `Due ${dayAndDate(day)}`,
      UPCOMING: (day: NearDay) => `${day.distance < 0 ? 'Was to be paid' : 'Will be paid'} ${dayAndDate(day)}`,
    },
    period: (range: string) => `Confirmed orders of ${range}`,
    week: (range: string) => `Orders of ${range}`,
    rule: 'Covers orders of three weeks earlier.',
    bank: 'Your bank details are missing, so this money cannot reach you yet.',
    addBank: 'Add bank details',
    open: 'See what it is made of',
    bankDetails: 'Bank details',
    nothing: 'Nothing to pay yet',
    nothingText: 'Payments run weekly and cover confirmed orders from three weeks earlier.',
  },
  breakdown: {
    title: 'How your earnings add up',
    earned: 'Earned, before returns',
    returned: 'Returned by buyers',
    confirmed_commission: 'Confirmed commission',
    new_user_bonus: 'New-user bonus',
    other_rewards: 'Other rewards',
    bad_reels_deduction: 'Bad-reels deduction',
    tds: 'TDS',
    total: 'Total earnings',
    left: 'Yours, after TDS',
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
    returnedNote: 'What was returned earns nothing and is not part of the total.',
  },
  more: 'More about your money',
  statement: 'Statement and tax (TDS)',
};
