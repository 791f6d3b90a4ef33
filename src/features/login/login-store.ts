import { signal } from '@preact/signals-core';
import { getRegistrationInfo, logIn, requestOtp, resendOtp, sendPostLoginEvent } from '../../api/contract/auth';
import { resendSeconds } from '../../domain/limits';
import { isOtp } from '../../domain/otp';
import { normalisePhone } from '../../domain/phone';
import { secondsUntil } from '../../domain/seconds-until';
import { newId } from '../../ids/new-id';
import type { StoreContext } from '../../state/context';
import { writeOnce } from '../shared/session/write-once';
import { sessionStore } from '../shared/session/session-store';
import { defineStore } from '../../state/store';
import { createSteps, type Step } from '../../state/steps';
import { tabValue } from '../../state/tab-storage';

/** The error and its field. A cause that is not ours is what a call threw. */
export interface LoginError {
  field: 'phone' | 'otp';
  cause: 'phone-format' | 'otp-format' | Error;
}

/** The result of a login: `unregistered` has an account but is not in the programme. */
export type LoginOutcome = 'registered' | 'unregistered' | 'failed';

/** How long a requested OTP is valid; back ends do not say, and five minutes are usual. */
const otpLifetimeSeconds = 5 * 60;

/** A pending OTP, for a reload of the page or a return after the system has discarded it. Never the OTP itself. */
interface Waiting {
  phone: string;
  requestId: string;
  instanceId: string;
  resendAt: number;
  until: number;
}

function readWaiting(kept: unknown): Waiting | undefined {
  const { phone, requestId, instanceId, resendAt, until } = (kept ?? {}) as Partial<Waiting>;
  if (typeof phone !== 'string' || typeof requestId !== 'string' || typeof instanceId !== 'string') return undefined;
  if (typeof resendAt !== 'number' || typeof until !== 'number') return undefined;
  return secondsUntil(until, Date.now(), otpLifetimeSeconds) > 0 ? { phone, requestId, instanceId, resendAt, until } : undefined;
}

function createLogin(context: StoreContext) {
  const { client, brand, host, log, use } = context;
  const kept = tabValue(context, 'otp', readWaiting);
  const before = kept.read();
  const step = signal<'phone' | 'otp'>(before ? 'otp' : 'phone');
  const steps = createSteps<'otp' | 'resend' | 'login'>(context);
  const { work } = steps;
  /** Each of these happens once, whatever the network does. */
  const writes = {
    request: writeOnce(client, requestOtp), resend: writeOnce(client, resendOtp), logIn: writeOnce(client, logIn), tell: writeOnce(client, sendPostLoginEvent),
  };
  const error = signal<LoginError | undefined>(undefined);
  const phone = signal(before?.phone ?? '');
  /** When another OTP may be requested, in ms since 1970. */
  const resendAt = signal(before?.resendAt ?? 0);
  const instanceId = before?.instanceId ?? newId();
  let requestId = before?.requestId ?? '';
  let loggedIn: { otp: string; userId: string; at?: string } | undefined;

  const fail = (field: LoginError['field'], cause: LoginError['cause']): void => {
    error.value = { field, cause };
  };

  function run(kind: Parameters<typeof steps.run>[0], field: LoginError['field'], step: Step): Promise<boolean> {
    if (work.value === 'none') error.value = undefined;
    return steps.run(kind, step, (cause) => fail(field, cause));
  }

  function otpIsOnItsWay(): void {
    const now = Date.now();
    resendAt.value = now + resendSeconds * 1000;
    kept.write({ phone: phone.value, requestId, instanceId, resendAt: resendAt.value, until: now + otpLifetimeSeconds * 1000 });
  }

  async function sendOtp(kind: 'otp' | 'resend', send: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    const sent = await run(kind, kind === 'otp' ? 'phone' : 'otp', send);
    if (sent) otpIsOnItsWay();
    else if (error.value?.cause instanceof Error) log('otp_delivered: false');
    return sent;
  }

  return {
    step,
    work,
    error,
    phone,
    resendAt,
    /** The error disappears as soon as the creator types. */
    typed: () => (error.value = undefined),
    /** Sends an OTP to the number. False if none was sent. */
    async requestOtp(typed: string): Promise<boolean> {
      const number = normalisePhone(typed);
      if (!number) {
        fail('phone', 'phone-format');
        return false;
      }
      return sendOtp('otp', async (mine) => {
        const body = { phone_number: number, instanceId };
        requestId = (await writes.request.send({ body }, mine)).request_id;
        loggedIn = undefined;
        phone.value = number;
        step.value = 'otp';
      });
    },
    resend: () => sendOtp('resend', async (mine) => {
      await writes.resend.send({ body: { instanceId, requestId } }, mine);
    }),
    /** Back to the first step; ends what is pending for this number. */
    changeNumber() {
      steps.reset();
      kept.forget();
      step.value = 'phone';
      error.value = undefined;
    },
    async logIn(otp: string): Promise<LoginOutcome> {
      if (!isOtp(otp)) {
        fail('otp', 'otp-format');
        return 'failed';
      }
      if (work.value === 'resend') steps.reset(); // the creator has an OTP already
      let outcome: LoginOutcome = 'failed';
      await run('login', 'otp', async (mine) => {
        if (loggedIn?.otp !== otp) {
          // An OTP works once: if a later step failed, the next attempt continues from there.
          const body = {
            request_id: requestId, instance_id: instanceId, phone_number: phone.value, otp, login_type: brand.loginType,
          };
          loggedIn = { otp, userId: (await writes.logIn.send({ body }, mine)).user_id };
        }
        const { userId } = loggedIn;
        const { isUserRegistered } = await client.send(getRegistrationInfo, { query: { user_id: userId } }, { signal: mine });
        if (isUserRegistered) {
          kept.forget();
          use(sessionStore).signIn(userId);
          outcome = 'registered';
          return;
        }
        outcome = 'unregistered';
        // Reported again, it is the same login.
        loggedIn.at ??= new Date().toISOString();
        await writes.tell.send({ body: { user_id: userId, login_time: loggedIn.at, client_type: host.kind === 'web' ? 'web' : 'app' } }, mine);
      });
      return outcome;
    },
    /** Back to an empty form; aborts pending calls. */
    reset() {
      steps.reset();
      for (const write of Object.values(writes)) write.reset();
      // Another login of the page may have a pending OTP, which must not be deleted.
      if (kept.read()?.requestId === requestId) kept.forget();
      step.value = 'phone';
      error.value = undefined;
      phone.value = '';
      requestId = '';
      loggedIn = undefined;
    },
  };
}

/**
 * Login (specification section 4, 'Login'): request an OTP, log in with it, check the registration. If a step fails,
 * its error is kept here and typed values stay.
 */
export const loginStore = defineStore({ lifetime: 'element', create: createLogin });
