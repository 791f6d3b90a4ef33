import type { CallOutput } from '../api/contract/call';
import { getEarnings, listPayments } from '../api/contract/money';
import type { StoreContext } from './context';
import { loadUnlessAsked } from './load-unless-asked';
import { createPagedList } from './paged-list';
import { createResource } from './resource';

export type Earnings = CallOutput<typeof getEarnings>;
export type Payment = CallOutput<typeof listPayments>['data'][number];
export interface PastPayment extends Payment {
  readonly id: string;
}

/** The earnings, and what was paid so far (specification section 2, 'Earnings'; decision C1). */
export function earningsStore({ client }: StoreContext) {
  const earnings = createResource<Earnings>();
  const payments = createPagedList<PastPayment>(async (index, size, signal) => {
    const page = await client.send(listPayments, { query: { page_no: index + 1, page_size: size } }, { signal });
    return {
      items: page.data.map((payment) => ({ ...payment, id: payment.payment_id })),
      totalPages: page.has_next_page ? index + 2 : index + 1, // the answer says no more than whether there is a next page
      totalCount: 0,
    };
  });
  const refresh = () => earnings.run((signal) => client.send(getEarnings, {}, { signal }));

  return {
    load: earnings.load,
    payments,
    refresh,
    ensure: () => loadUnlessAsked(earnings.load, refresh),
    /** Aborts and forgets: called on leaving the screen and at sign-out. */
    reset(): void {
      earnings.reset();
      payments.reset();
    },
  };
}
