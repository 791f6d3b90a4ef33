import * as v from 'valibot';
import { call } from './call';
import { Payment } from './earnings';
import { object } from './object';
import { pagingFlag } from './shapes';

/** Section 7 shows no call for payments; this one is assumed (decision C1). */
export const listPayments = call('GET', '/v1/earnings/payments', {
  query: object({ page_no: v.number(), page_size: v.number() }),
  response: object({ data: v.array(Payment), has_next_page: pagingFlag }),
  assumed: true,
});
