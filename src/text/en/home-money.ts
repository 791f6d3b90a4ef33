import type { NearDay } from '../../domain/near-day';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** 'on Monday', 'tomorrow', 'in 8 days', 'on 23 Nov 2026'. */
export function dayWords(day: NearDay): string {
  if (day.kind === 'weekday') return `on ${weekdays[day.weekday]}`;
  if (day.kind === 'days') return `in ${day.days} days`;
  return day.kind === 'date' ? `on ${day.text}` : day.kind;
}

/** The creator's money on Home. */
export const homeMoneyWords = {
  next: { title: 'Your next payment', day: (day: string) => `Comes ${day}`, open: 'See your payments' },
  paid: { title: 'Your last payment', day: (day: string) => `Paid ${day}` },
  pending: { title: 'Waiting for your bank details', day: (day: string) => `Due since ${day}`, open: 'Add bank details' },
  earned: { title: 'Earned so far', text: 'Paid three weeks after an order' },
  nothing: { title: 'Your earnings', text: 'Your first commission shows here' },
  unknown: { title: 'Your earnings', text: 'Not available right now' },
  covers: (range: string) => `Orders of ${range}`,
  since: (amount: string, orders: number) => {
    const more = orders === 0 ? '' : orders === 1 ? ', 1 order' : `, ${orders} orders`;
    return `+${amount}${more} since your last visit`;
  },
  failed: 'Your payments could not be loaded.',
};
