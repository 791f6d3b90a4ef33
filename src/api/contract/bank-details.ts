import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { Acknowledgement, optionalText } from './shapes';

const BankDetails = object({
  /** The creator must give a GST number. */
  isGSTRequired: v.nullish(v.boolean()),
  gstNumber: optionalText,
  accountHolderName: optionalText,
  /** Only the last four digits are returned. */
  accountNumber: optionalText,
  ifsc: optionalText,
});

/** Returns whether bank details were submitted, which includes consent and OTP. */
export const getBankDetailsStatus = call('GET', '/v1/user-bank-details/status', {
  /** The specification shows no response; without a status nothing is submitted. */
  response: object({ status: v.nullish(v.picklist(['NOT_SUBMITTED', 'SUBMITTED'])) }),
});

/** Returns the bank details that payments go to. */
export const getBankDetails = call('GET', '/v1/user-bank-details', { response: BankDetails });

/** Saves bank details, only the changed fields. An impossible value is refused with a text for the creator (decision B13). */
export const saveBankDetails = call('POST', '/v1/user-bank-details', {
  body: object({
    accountHolderName: v.optional(v.string()),
    /** 9 to 18 digits; a string, because leading zeros matter. */
    accountNumber: v.optional(v.string()),
    ifsc: v.optional(v.string()),
    gstNumber: v.optional(v.string()),
  }),
  response: Acknowledgement, success: 'acknowledged',
});

/** Confirms bank details by an OTP: without an otp it sends one, with one it checks it (decision B13). */
export const sendBankOtp = call('POST', '/v1/user-bank-details/otp', {
  body: object({ otp: v.optional(v.string()) }), response: Acknowledgement, success: 'acknowledged',
});

/** Notes that the creator agrees to payments to this account. */
export const giveBankConsent = call('POST', '/v1/user-bank-details/consent', {
  body: object({ consent: v.boolean() }), response: Acknowledgement, success: 'acknowledged',
});

/** @notcalled exists on the server; no screen makes it */
export const requestAffiliateOtp = call('POST', '/1.0/affiliate/request-otp', {
  body: object({}), response: Acknowledgement, success: 'acknowledged', unused: true,
});

/** @notcalled exists on the server; no screen makes it */
export const resendAffiliateOtp = call('POST', '/1.0/affiliate/resend-otp', {
  body: object({}), response: Acknowledgement, success: 'acknowledged', unused: true,
});
