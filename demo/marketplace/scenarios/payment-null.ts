import { dayOf } from '../rules/india-days';
import { oneCollection } from './one-collection';
import type { Scenario } from './scenario';

export const paymentNull: Scenario = {
  title: 'Payment: orders are pending, nothing to pay yet',
  seed: (start) => oneCollection(start, { days: [dayOf(start.now) - 6, dayOf(start.now) - 2], bank: true }),
};
