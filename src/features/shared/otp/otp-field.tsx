import { useEffect, useRef } from 'react';
import { isOtp, otpFrom } from '../../../domain/otp';
import { otpWords } from '../../../text/en/otp';
import { styledBy } from '../../../widgets/styled-by';
import { TextField } from '../../../widgets/text-field';
import { useEffectEvent } from '../../../widgets/use-effect-event';
import sheet from './otp-field.css';

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

const styled = styledBy(sheet);

interface OtpFieldProps {
  value: string;
  message: string | undefined;
  onChange: (otp: string) => void;
  /** The sixth digit was typed or pasted, or an OTP was read from the SMS before the creator typed anything. */
  onComplete: (otp: string) => void;
}

/**
 * The field of a one-time password: typed, pasted, or read from the SMS if the browser supports it. It takes the focus.
 */
export function OtpField({ value, message, onChange, onComplete }: OtpFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const received = useEffectEvent((code: string) => {
    if (value !== '' || !isOtp(code)) return; // the creator was faster
    onChange(code);
    onComplete(code);
  });
  const change = (typed: string) => {
    const otp = otpFrom(typed);
    if (otp === value) return;
    onChange(otp);
    if (isOtp(otp)) onComplete(otp);
  };
  useEffect(() => {
    field.current?.focus();
    const reading = new AbortController();
    void readOtpFromSms(reading.signal).then((code) => code && !reading.signal.aborted && received(code));
    return () => reading.abort();
  }, []);
  return (
    <div ref={styled} className="otp-field">
      <TextField
        ref={field}
        label={otpWords.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        value={value}
        message={message}
        autoCapitalize="off"
        spellCheck={false}
        onChange={change}
      />
    </div>
  );
}
