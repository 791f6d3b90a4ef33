import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { Acknowledgement } from './shapes';

const User = object({ user_id: v.string(), phone_number: v.nullish(v.string()) });

/** Sends an OTP to a phone number. A refusal with a text (429, mostly) is shown to the creator. */
export const requestOtp = call('POST', '/auth/request-otp', {
  body: object({
    /** Ten digits, with the country's prefix only if it was typed: 9876543210 or +919876543210. */
    phone_number: v.string(),
    /** A random id of this visit; all calls of one login have the same. */
    instanceId: v.string(),
  }),
  response: object({ request_id: v.string() }),
});

/** Sends the OTP of a request again. */
export const resendOtp = call('POST', '/auth/resend-otp', {
  body: object({ instanceId: v.string(), requestId: v.string() }),
  response: Acknowledgement, success: 'acknowledged',
});

/** Logs in with the OTP, and begins the session: by a cookie, if the page has no session of its own. */
export const logIn = call('POST', '/auth/login', {
  body: object({
    request_id: v.string(),
    instance_id: v.string(),
    phone_number: v.string(),
    otp: v.string(),
    /** The `loginType` that the page configures. */
    login_type: v.string(),
  }),
  response: User,
});

/** Returns who is logged in. */
export const getUserProfile = call('GET', '/auth/user-profile', { response: User });

/** Returns whether a user has joined the programme. Also used as the check whether a number is registered, whose path the specification does not show. */
export const getRegistrationInfo = call('GET', '/auth/registration-info', {
  query: object({ user_id: v.string() }),
  response: object({ isUserRegistered: v.boolean() }),
});

/** Notes a login of somebody who has not joined the programme, who then is told how to join. */
export const sendPostLoginEvent = call('POST', '/auth/post-login-event', {
  body: object({ user_id: v.string(), /** ISO 8601. */ login_time: v.string(), client_type: v.picklist(['app', 'web']) }),
  response: Acknowledgement, success: 'acknowledged',
});

/** @notcalled exists on the server; no screen makes it */
export const sendLoginEvent = call('POST', '/auth/login/event', {
  body: v.looseObject({}), response: Acknowledgement, success: 'acknowledged', unused: true,
});

/** @notcalled exists on the server; no screen makes it */
export const getAudience = call('GET', '/auth/audience', { response: v.looseObject({}), unused: true });
