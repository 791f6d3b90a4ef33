import { useEffect, useRef } from 'react';
import { otpLength } from '../../../domain/limits';
import { isOtp } from '../../../domain/otp';
import { otpWords } from '../../../text/en/otp';
import { TextField } from '../../../widgets/text-field';
import { useEffectEvent } from '../../../widgets/use-effect-event';
import { styledBy } from '../../../widgets/styled-by';
import sheet from './otp-field.css';
import { readOtpFromSms } from './read-otp-from-sms';

const styled = styledBy(sheet);

interface OtpFieldProps {
  value: string;
  message: string | undefined;
  onChange: (otp: string) => void;
  /** An OTP was read from the SMS before the creator typed anything. */
  onReceived: (otp: string) => void;
}

/**
 * The field of a one-time password: typed, pasted, or read from the SMS if the browser supports it. It takes the focus.
 */
export function OtpField({ value, message, onChange, onReceived }: OtpFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const received = useEffectEvent((code: string) => {
    if (value !== '' || !isOtp(code)) return; // the creator was faster
    onChange(code);
    onReceived(code);
  });
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
        onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, otpLength))}
      />
    </div>
  );
}
