import { confirmDays } from '../rules/money';
import { dayOf, weekdayOf } from '../rules/india-days';
import { oneCollection } from './one-collection';
import type { Scenario } from './scenario';

export const paymentUpcoming: Scenario = {
  title: 'Payment: confirmed, and paid by the coming weekly run',
  seed: (start) => {
    const today = dayOf(start.now);
    const monday = today - weekdayOf(today);
    // On a Monday this is today: what is confirmed today waits for the next payment.
    const confirmedDays = [monday, Math.min(monday + 1, today), today];
    return oneCollection(start, { days: confirmedDays.map((day) => day - confirmDays), bank: true });
  },
};
