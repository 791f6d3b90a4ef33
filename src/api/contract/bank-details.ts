import * as v from 'valibot';
import { call } from './call';
import { Acknowledgement, optionalText } from './shapes';

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
