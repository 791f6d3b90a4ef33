import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { Acknowledgement } from './shapes';

const User = object({ user_id: v.string(), phone_number: v.nullish(v.string()) });

export const requestOtp = call('POST', '/auth/request-otp', {
  body: object({ phone_number: v.string(), instanceId: v.string() }),
  response: object({ request_id: v.string() }),
});

export const resendOtp = call('POST', '/auth/resend-otp', {
  body: object({ instanceId: v.string(), requestId: v.string() }),
  response: Acknowledgement, success: 'acknowledged',
});

export const logIn = call('POST', '/auth/login', {
  body: object({
    request_id: v.string(),
    instance_id: v.string(),
    phone_number: v.string(),
    otp: v.string(),
    login_type: v.string(),
  }),
  response: User,
});

export const getUserProfile = call('GET', '/auth/user-profile', { response: User });

/** Also used as the check whether a number is registered, whose path the specification does not show. */
export const getRegistrationInfo = call('GET', '/auth/registration-info', {
  query: object({ user_id: v.string() }),
  response: object({ isUserRegistered: v.boolean() }),
});

export const sendPostLoginEvent = call('POST', '/auth/post-login-event', {
  body: object({ user_id: v.string(), login_time: v.string(), client_type: v.picklist(['app', 'web']) }),
  response: Acknowledgement, success: 'acknowledged',
});

/** @notcalled exists on the server; no screen makes it */
export const sendLoginEvent = call('POST', '/auth/login/event', {
  body: v.looseObject({}), response: Acknowledgement, success: 'acknowledged', unused: true,
});

/** @notcalled exists on the server; no screen makes it */
export const getAudience = call('GET', '/auth/audience', { response: v.looseObject({}), unused: true });
