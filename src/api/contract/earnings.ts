import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { CommissionBucket } from './performance-shapes';
import { optionalAmount, optionalDate } from './shapes';

const splits = {
  total_commission: optionalAmount, total_sales: optionalAmount, total_orders: optionalAmount,
  confirmed_commission_amount: optionalAmount, confirmed_sales: optionalAmount, confirmed_orders: optionalAmount,
  pending_commission: optionalAmount, pending_sales: optionalAmount, pending_orders: optionalAmount,
  returned_commission: optionalAmount, returned_sales: optionalAmount, returned_orders: optionalAmount,
};

const PaymentStatus = v.string(); // PAID, PENDING, UPCOMING, NULL_PAYMENT; an unknown status must not break the screen

/** An upcoming or past payment. */
export const Payment = object({
  payment_id: v.string(),
  status: PaymentStatus,
  amount: optionalAmount,
  /** ISO 8601 dates. */
  paid_on: optionalDate,
  period_start: optionalDate,
  period_end: optionalDate,
  confirmed_commission: optionalAmount,
  new_user_bonus: optionalAmount,
  other_rewards: optionalAmount,
  bad_reels_deduction: optionalAmount,
  tds: optionalAmount,
});
export type Payment = v.InferOutput<typeof Payment>;

const Earnings = object({
  confirmed_commission: optionalAmount,
  new_user_bonus: optionalAmount,
  other_rewards: optionalAmount,
  bad_reels_deduction: optionalAmount,
  tds: optionalAmount,
  ...splits,
  buckets: v.nullish(v.array(CommissionBucket)),
  payment: v.nullish(Payment),
});
export type Earnings = v.InferOutput<typeof Earnings>;

/** Section 7 shows no call for earnings; this one is assumed (decision C1). */
export const getEarnings = call('GET', '/v1/earnings', {
  response: Earnings,
  assumed: true,
});
