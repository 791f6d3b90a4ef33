interface OtpCredential {
  readonly code?: unknown;
}

/** Who waits on this page: nobody may wait beside another, since a second wait that is given up at once crashes Chromium's page. */
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

/** Waits for the OTP of an incoming SMS where the browser reads it (WebOTP), else answers undefined; of several who wait the last one, whose SMS is the newest. */
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
