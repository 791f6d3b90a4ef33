import * as v from 'valibot';
import { object } from './object';
import { optionalAmount, optionalText } from './shapes';

export const PostType = v.picklist(['AUTO_DM', 'COLLECTION', 'QR_CODE']);
export type PostType = v.InferOutput<typeof PostType>;

export const TimePeriod = v.picklist([
  'LAST_7_DAYS', 'LAST_14_DAYS', 'LAST_28_DAYS', 'LIFETIME', 'YESTERDAY', 'LAST_30_DAYS', 'LAST_3_MONTHS',
]);
export type TimePeriod = v.InferOutput<typeof TimePeriod>;

export const SortBy = v.picklist(['ALL', 'CLICKS', 'ORDERS', 'SALES', 'RECENCY', 'SEARCHES']);
export type SortBy = v.InferOutput<typeof SortBy>;

/**
 * What came from products of one commission rate, in one of two spellings: `total_commission` and `total_sales`, or
 * `commission` and `amount`. In rupees.
 */
export const CommissionBucket = object({
  title: optionalText,
  /** In percent: 10, or 0.5 for what is not in the programme. */
  commission_percentage: optionalAmount,
  total_commission: optionalAmount,
  commission: optionalAmount,
  total_sales: optionalAmount,
  amount: optionalAmount,
  orders: optionalAmount,
});
export type CommissionBucket = v.InferOutput<typeof CommissionBucket>;
