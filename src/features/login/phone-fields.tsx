import type { FormEvent } from 'react';
import { loginWords } from '../../text/en/login';
import { Button } from '../../widgets/button';
import { TextField } from '../../widgets/text-field';

interface PhoneFieldsProps {
  phone: string;
  /** The error at the field. */
  message: string | undefined;
  busy: boolean;
  onPhone: (phone: string) => void;
  onSubmit: (event: FormEvent) => void;
}

/** The form of the first step, as its state. */
export function PhoneFields({ phone, message, busy, onPhone, onSubmit }: PhoneFieldsProps) {
  const words = loginWords.phone;
  return (
    <form className="login-form" onSubmit={onSubmit} noValidate>
      <TextField
        label={words.label}
        hint={words.hint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
        prefix={/^\s*(\+|00)/.test(phone) ? '' : '+91'}
        value={phone}
        message={message}
        onChange={onPhone}
      />
      <Button type="submit" variant="primary" data-name="request-otp" wide busy={busy}>{words.request}</Button>
    </form>
  );
}
