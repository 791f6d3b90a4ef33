import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { isOtp } from '../../domain/otp';
import { otpLength } from '../../domain/limits';
import { loginStore } from '../../stores/login-store';
import { loginWords } from '../../text/en/login';
import { Button } from '../../widgets/button';
import { TextField } from '../../widgets/text-field';
import { useScreen } from '../shared/screen-context';
import { loginErrorText } from './login-error-text';
import { readOtpFromSms } from './read-otp-from-sms';
import { ResendLink } from './resend-link';

/** The second step: the one-time password, typed, pasted, or read from the SMS where the browser can. */
export function OtpForm({ onSubmit }: { onSubmit: (otp: string) => void }) {
  useSignals();
  const store = useScreen().runtime.use(loginStore);
  const [otp, setOtp] = useState('');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const error = store.error.value;
  const words = loginWords.otp;

  const received = useEffectEvent((code: string) => {
    if (otp !== '' || !isOtp(code)) return; // the creator was faster
    setOtp(code);
    onSubmit(code);
  });
  useEffect(() => {
    field.current?.focus();
    const reading = new AbortController();
    void readOtpFromSms(reading.signal).then((code) => code && !reading.signal.aborted && received(code));
    return () => reading.abort();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(otp);
  };

  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <p className="login-sent">
        <span>{words.sentTo} <strong dir="ltr">{store.phone.value}</strong></span>
        <button type="button" className="login-link" onClick={store.changeNumber}>{words.change}</button>
      </p>
      <div className="login-otp">
        <TextField
          ref={field}
          label={words.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={otp}
          message={error?.field === 'otp' ? loginErrorText(error) : undefined}
          onChange={(value) => {
            setOtp(value.replace(/\D/g, '').slice(0, otpLength));
            store.typed();
          }}
        />
      </div>
      <Button type="submit" variant="primary" wide busy={store.work.value === 'login'}>{words.login}</Button>
      <ResendLink />
    </form>
  );
}
