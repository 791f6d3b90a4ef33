import type { Payment } from '../../api/contract/earnings';
import { listPayments } from '../../api/contract/payments';
import { createIndexedPager } from '../../state/indexed-pager';
import { defineStore } from '../../state/store';

export interface PastPayment extends Payment {
  readonly id: string;
}

/** The past payments, page by page (specification section 2, 'Earnings'; decision C1). */
export const pastPaymentsStore = defineStore({
  lifetime: 'visible',
  create: (context) => createIndexedPager<PastPayment>(context, async (index, size, options) => {
    const page = await context.client.send(listPayments, { query: { page_no: index + 1, page_size: size } }, options);
    return { items: page.data.map((payment) => ({ ...payment, id: payment.payment_id })), more: page.has_next_page };
  }),
});
