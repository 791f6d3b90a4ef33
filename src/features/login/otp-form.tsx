import { useSignals } from '@preact/signals-react/runtime';
import { useState, type FormEvent } from 'react';
import { loginStore } from './login-store';
import { loginWords } from '../../text/en/login';
import { isOtp } from '../../domain/otp';
import { otpWords } from '../../text/en/otp';
import { Button } from '../../widgets/button';
import { OtpField } from '../shared/otp/otp-field';
import { ResendButton } from '../shared/otp/resend-button';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { loginErrorText } from './phone-form';

/** The second step: the one-time password. */
export function OtpForm({ onSubmit }: { onSubmit: (otp: string) => void }) {
  useSignals();
  const { runtime, track } = useScreen();
  const store = useStore(loginStore);
  const [otp, setOtp] = useState('');
  const error = store.error.value;
  const words = loginWords.otp;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOtp(otp)) event.currentTarget.querySelector('input')?.focus();
    onSubmit(otp);
  };
  const resend = async () => {
    if (await store.resend()) runtime.toasts.show('success', otpWords.resent);
    else if (store.error.value?.cause instanceof Error) track('otp', { otp_delivered: false });
  };

  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <p className="login-sent">
        <span><span>{words.sentTo}</span> <strong dir="ltr">{store.phone.value}</strong></span>
        <button type="button" className="login-link" onClick={store.changeNumber}>{words.change}</button>
      </p>
      <OtpField
        value={otp}
        message={error?.field === 'otp' ? loginErrorText(error) : undefined}
        onChange={(value) => {
          setOtp(value);
          store.typed();
        }}
        onComplete={onSubmit}
      />
      <Button type="submit" variant="primary" data-name="login" wide busy={store.work.value === 'login'}>{words.login}</Button>
      <ResendButton at={store.resendAt.value} busy={store.work.value === 'resend'} onResend={() => void resend()} />
    </form>
  );
}
