import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, useState } from 'react';
import { loginWords } from '../../text/en/login';
import { otpWords } from '../../text/en/otp';
import { errorText } from '../shared/screen/error-text';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { type LoginError, loginStore } from './login-store';
import { PhoneFields } from './phone-fields';

/** The text at the field: of our own check, or from the server. */
export function loginErrorText({ cause }: LoginError): string | undefined {
  if (cause === 'phone-format') return loginWords.phone.invalid;
  if (cause === 'otp-format') return otpWords.invalid;
  return errorText(cause);
}

/** The first step: a phone number that an OTP is sent to. */
export function PhoneForm() {
  useSignals();
  const { track } = useScreen();
  const store = useStore(loginStore);
  const [phone, setPhone] = useState(store.phone.value);
  const error = store.error.value;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    await store.requestOtp(phone);
    if (store.error.value?.cause === 'phone-format') form.querySelector('input')?.focus();
    if (store.error.value?.cause instanceof Error) track('otp', { otp_delivered: false });
  };

  return (
    <PhoneFields
      phone={phone}
      message={error?.field === 'phone' ? loginErrorText(error) : undefined}
      busy={store.work.value === 'otp'}
      onPhone={(value) => {
        setPhone(value);
        store.typed();
      }}
      onSubmit={(event) => void submit(event)}
    />
  );
}
