import type { WordsOf } from '../dictionary';

export const otp: WordsOf<'otp'> = {
  otp: {
    label: 'OTP',
    invalid: '6 অঙ্কের OTP লিখুন',
    resend: 'আবার OTP পাঠান',
    resendIn: '{0} সেকেন্ড পরে আবার OTP পাঠান',
    resent: 'নতুন OTP পাঠানো হয়েছে',
  },
};
