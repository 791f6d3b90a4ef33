import { useSignals } from '@preact/signals-react/runtime';
import { useState, type FormEvent } from 'react';
import { bankDetailsStore } from './bank-details-store';
import { bankDetailsWords } from '../../text/en/bank-details';
import { isOtp } from '../../domain/otp';
import { otpWords } from '../../text/en/otp';
import { Card } from '../../widgets/card';
import { OtpField } from '../shared/otp/otp-field';
import { ResendButton } from '../shared/otp/resend-button';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { StepBar } from './step-bar';
import { stepErrorText } from './step-error';

const words = () => bankDetailsWords.otp;

/** The OTP that confirms the details; the details are saved with it. */
export function BankOtpForm() {
  useSignals();
  const { runtime, track } = useScreen();
  const store = useStore(bankDetailsStore);
  const [otp, setOtp] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOtp(otp)) event.currentTarget.querySelector('input')?.focus();
    void store.submitOtp(otp);
  };
  const resend = async () => {
    if (await store.resend()) runtime.toasts.show('success', otpWords.resent);
    else if (store.error.value) track('otp', { otp_delivered: false });
  };
  return (
    <form className="bank-form" onSubmit={submit} noValidate>
      <p className="muted">{words().lead}</p>
      <Card className="bank-fields">
        <OtpField
          value={otp}
          message={stepErrorText(store.error.value, store.form.value)}
          onChange={(value) => {
            setOtp(value);
            store.otpTyped();
          }}
          onComplete={(code) => void store.submitOtp(code)}
        />
        <ResendButton at={store.resendAt.value} busy={store.work.value === 'resend'} onResend={() => void resend()} />
      </Card>
      <StepBar label={words().confirm} busy={store.work.value === 'confirm'} />
    </form>
  );
}
