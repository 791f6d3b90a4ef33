import { words } from '../words';

/** The texts around a one-time password, on every screen that asks for one. */
export const otpWords = words('otp', {
  label: 'OTP',
  invalid: 'Enter a 6 digit OTP',
  resend: 'Resend OTP',
  resendIn: (seconds: number) => `Resend OTP in ${seconds} s`,
  resent: 'A new OTP is on its way',
});
