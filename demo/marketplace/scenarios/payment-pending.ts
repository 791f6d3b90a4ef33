import { oneCollection } from './one-collection';
import { lastPaidDays } from './payment-paid';
import type { Scenario } from './scenario';

export const paymentPending: Scenario = {
  title: 'Payment: due, but there are no bank details to pay to',
  seed: (start) => oneCollection(start, { days: lastPaidDays(start.now), bank: false }),
};
