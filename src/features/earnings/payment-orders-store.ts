import { listPaymentOrders } from '../../api/contract/payment-orders';
import { pageSize } from '../../domain/limits';
import { createPager } from '../../state/pager';
import { defineStore } from '../../state/store';

export interface PaymentOrder {
  readonly id: string;
  readonly day: string | null | undefined;
  readonly product: string | null | undefined;
  readonly picture: string | null | undefined;
  readonly sales: number | null | undefined;
  readonly commission: number | null | undefined;
  readonly bonus: number | null | undefined;
}

/** The orders of the payment that is open, page by page, from an optional call (decision E295). */
export const paymentOrdersStore = defineStore({
  lifetime: 'visible',
  create: ({ client, log }) => createPager<PaymentOrder, number, string>({ log }, 1, async (number, options, id) => {
    const page = await client.send(listPaymentOrders, { params: { id }, query: { page_no: number, page_size: pageSize } }, options);
    return {
      items: page.data.map((order) => ({
        id: order.order_id, day: order.ordered_on, product: order.product_name, picture: order.product_image,
        sales: order.sales, commission: order.commission, bonus: order.new_user_bonus,
      })),
      next: number + 1,
      more: page.has_next_page,
      total: page.number_of_records,
    };
  }, { staysInView: () => false }),
});
