import type { LoginError } from './login-store';
import { loginWords } from '../../text/en/login';
import { otpWords } from '../../text/en/otp';
import { errorText } from '../shared/screen/error-text';

/** The text at the field: of our own check, or from the server. */
export function loginErrorText({ cause }: LoginError): string | undefined {
  if (cause === 'phone-format') return loginWords.phone.invalid;
  if (cause === 'otp-format') return otpWords.invalid;
  return errorText(cause);
}
