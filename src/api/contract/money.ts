import * as v from 'valibot';
import { call } from './call';
import { CommissionBucket } from './performance-shapes';
import { Acknowledgement, optionalAmount, optionalText } from './shapes';

const splits = {
  total_commission: optionalAmount, total_sales: optionalAmount, total_orders: optionalAmount,
  confirmed_commission_amount: optionalAmount, confirmed_sales: optionalAmount, confirmed_orders: optionalAmount,
  pending_commission: optionalAmount, pending_sales: optionalAmount, pending_orders: optionalAmount,
  returned_commission: optionalAmount, returned_sales: optionalAmount, returned_orders: optionalAmount,
};

const PaymentStatus = v.string(); // PAID, PENDING, UPCOMING, NULL_PAYMENT; an unknown one must not break the screen

const Payment = v.object({
  payment_id: v.string(),
  status: PaymentStatus,
  amount: optionalAmount,
  /** ISO 8601 dates. */
  paid_on: optionalText,
  period_start: optionalText,
  period_end: optionalText,
  confirmed_commission: optionalAmount,
  new_user_bonus: optionalAmount,
  other_rewards: optionalAmount,
  bad_reels_deduction: optionalAmount,
  tds: optionalAmount,
});

/** Section 7 shows no call for earnings and payments; both rows are stand-ins (decision C1). */
export const getEarnings = call('GET', '/v1/earnings', {
  response: v.object({
    confirmed_commission: optionalAmount,
    new_user_bonus: optionalAmount,
    other_rewards: optionalAmount,
    bad_reels_deduction: optionalAmount,
    tds: optionalAmount,
    ...splits,
    buckets: v.nullish(v.array(CommissionBucket)),
    payment: v.nullish(Payment),
  }),
  assumed: true,
});

export const listPayments = call('GET', '/v1/earnings/payments', {
  query: v.object({ page_no: v.number(), page_size: v.number() }),
  response: v.object({ data: v.array(Payment), has_next_page: v.boolean() }),
  assumed: true,
});

const BankDetails = v.object({
  isGSTRequired: v.nullish(v.boolean()),
  gstNumber: optionalText,
  accountHolderName: optionalText,
  /** Only the last four digits come back. */
  accountNumber: optionalText,
  ifsc: optionalText,
});

export const getBankDetailsStatus = call('GET', '/v1/user-bank-details/status', {
  response: v.object({ status: v.picklist(['NOT_SUBMITTED', 'SUBMITTED']) }),
});

export const getBankDetails = call('GET', '/v1/user-bank-details', { response: BankDetails });

/** Only the fields that were filled; an impossible value is refused with a text for the creator (decision B13). */
export const saveBankDetails = call('POST', '/v1/user-bank-details', {
  body: v.object({
    accountHolderName: v.optional(v.string()),
    /** 9 to 18 digits; a text, since leading zeros are part of it. */
    accountNumber: v.optional(v.string()),
    ifsc: v.optional(v.string()),
    gstNumber: v.optional(v.string()),
  }),
  response: Acknowledgement,
});

/** Without an otp it sends one, with one it checks it (decision B13). */
export const sendBankOtp = call('POST', '/v1/user-bank-details/otp', {
  body: v.object({ otp: v.optional(v.string()) }), response: Acknowledgement,
});

export const giveBankConsent = call('POST', '/v1/user-bank-details/consent', {
  body: v.object({ consent: v.boolean() }), response: Acknowledgement,
});

export const requestAffiliateOtp = call('POST', '/1.0/affiliate/request-otp', {
  body: v.object({}), response: Acknowledgement, unused: true,
});

export const resendAffiliateOtp = call('POST', '/1.0/affiliate/resend-otp', {
  body: v.object({}), response: Acknowledgement, unused: true,
});
