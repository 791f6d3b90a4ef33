import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { optionalAmount, optionalDate, optionalText, pagingCount, pagingFlag } from './shapes';

/** An order that a payment contains. Its commission and bonus are in rupees, before tax. */
const PaymentOrder = object({
  order_id: v.string(),
  /** When the customer ordered. */
  ordered_on: optionalDate,
  product_name: optionalText,
  product_image: optionalText,
  /** What the customer paid, in rupees. */
  sales: optionalAmount,
  commission: optionalAmount,
  new_user_bonus: optionalAmount,
});

/**
 * Returns a page of the orders that a payment contains. Optional: the specification does not say which orders a payment contains. An API without it answers 404 or 501
 * (decision E295). The commissions and bonuses of all orders add up to those of the payment.
 */
export const listPaymentOrders = call('GET', '/v1/earnings/payments/{id}/orders', {
  query: object({ /** From 1. */ page_no: v.number(), page_size: v.number() }),
  response: object({ data: v.array(PaymentOrder), has_next_page: pagingFlag, number_of_records: pagingCount }),
  assumed: true,
});
