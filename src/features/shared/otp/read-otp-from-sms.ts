interface OtpCredential {
  readonly code?: unknown;
}

/**
 * The current waiter of this page. There is only one, because a second request that is aborted immediately crashes
 * Chromium's page.
 */
let waiting: { stop: () => void; over: Promise<unknown> } | undefined;

async function ask(signal: AbortSignal): Promise<string | undefined> {
  try {
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
    const { code } = ((await navigator.credentials.get(options)) ?? {}) as OtpCredential;
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined; // refused, timed out or aborted: the OTP is typed instead
  }
}

/**
 * Waits for the OTP of an incoming SMS if the browser can read it (WebOTP), otherwise returns undefined. Of several
 * waiters the last one gets it, whose SMS is the newest.
 */
export function readOtpFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return Promise.resolve(undefined);
  const before = waiting;
  before?.stop();
  const mine = new AbortController();
  const stop = () => mine.abort();
  signal.addEventListener('abort', stop);
  const over = (async () => {
    await before?.over;
    return mine.signal.aborted ? undefined : ask(mine.signal);
  })();
  waiting = { stop, over };
  return over;
}
