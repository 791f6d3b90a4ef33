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

const PaymentStatus = v.string(); // an unknown status must not break the screen

/** An upcoming or past payment. Its amounts are in rupees; `amount` is what is paid, after deductions and tax. */
export const Payment = object({
  payment_id: v.string(),
  /** PAID, PENDING (bank details are missing), UPCOMING, NULL_PAYMENT (nothing to pay). */
  status: PaymentStatus,
  amount: optionalAmount,
  paid_on: optionalDate,
  /** Its orders were confirmed from this day on. */
  period_start: optionalDate,
  /** The last day on which they were confirmed. */
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
  /** The next payment. */
  payment: v.nullish(Payment),
});
export type Earnings = v.InferOutput<typeof Earnings>;

/** Returns all that the creator has earned, and the next payment. The specification shows no such call (decision C1). */
export const getEarnings = call('GET', '/v1/earnings', {
  response: Earnings,
  assumed: true,
});
