import type { CallOutput } from '../../api/contract/call';
import { listPayments } from '../../api/contract/payments';
import type { StoreContext } from '../../state/context';
import { createPagedList } from '../../state/paged-list';

export type Payment = CallOutput<typeof listPayments>['data'][number];
export interface PastPayment extends Payment {
  readonly id: string;
}

/** What was paid so far, page by page (specification section 2, 'Earnings'; decision C1). */
export function pastPaymentsStore(context: StoreContext) {
  const { client } = context;
  return createPagedList<PastPayment>(context, async (index, size, options) => {
    const page = await client.send(listPayments, { query: { page_no: index + 1, page_size: size } }, options);
    return {
      items: page.data.map((payment) => ({ ...payment, id: payment.payment_id })),
      // The answer says no more than whether there is a next page.
      totalPages: page.has_next_page == null ? null : page.has_next_page ? index + 2 : index + 1,
      totalCount: null,
    };
  });
}
