import { words } from '../words';

/** The creator's money on Home. */
export const homeMoneyWords = words('home-money', {
  next: { title: 'Your next payment', day: (day: string) => `Comes ${day}`, late: (day: string) => `Was expected ${day}`, open: 'See your payments' },
  paid: { title: 'Your last payment', day: (day: string) => `Paid ${day}` },
  pending: { title: 'Waiting for your bank details', day: (day: string) => `Due ${day}`, open: 'Add bank details' },
  earned: { title: 'Earned so far', text: 'Paid three weeks after an order' },
  nothing: { title: 'Your earnings', text: 'Your first commission shows here' },
  unknown: { title: 'Your earnings', text: 'Not available right now' },
  covers: (range: string) => `Orders of ${range}`,
  since: (amount: string, orders: number) => {
    const more = orders === 0 ? '' : orders === 1 ? ', 1 order' : `, ${orders} orders`;
    return `+${amount}${more} since your last visit`;
  },
  failed: 'Your payments could not be loaded.',
});
