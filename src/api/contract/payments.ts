import * as v from 'valibot';
import { call } from './call';
import { Payment } from './earnings';
import { object } from './object';
import { pagingFlag } from './shapes';

/** Returns a page of the past payments, newest first. The specification shows no such call (decision C1). */
export const listPayments = call('GET', '/v1/earnings/payments', {
  query: object({ /** From 1. */ page_no: v.number(), page_size: v.number() }),
  response: object({ data: v.array(Payment), has_next_page: pagingFlag }),
  assumed: true,
});
