/** The words around a one-time password, wherever one is asked for. */
export const otpWords = {
  label: 'OTP',
  invalid: 'Enter a 6 digit OTP',
  resend: 'Resend OTP',
  resendIn: (seconds: number) => `Resend OTP in ${seconds} s`,
  resent: 'A new OTP is on its way',
};
