import { otpLength } from './limits';

/** Exactly six digits (specification section 5; decision A28). */
export function isOtp(text: string): boolean {
  return text.length === otpLength && /^\d+$/.test(text);
}
