import { otpLength } from './limits';
import { plainDigits } from './plain-digits';

/** Exactly six digits (specification section 5; decision A28). */
export function isOtp(text: string): boolean {
  return text.length === otpLength && /^\d+$/.test(text);
}

/** The digits of what was typed or pasted, six at most: those of the OTP if it is a whole message. */
export function otpFrom(text: string): string {
  const plain = plainDigits(text);
  return /(?:^|\D)(\d{6})(?!\d)/.exec(plain)?.[1] ?? plain.replace(/\D/g, '').slice(0, otpLength);
}
