import type { WordsOf } from '../dictionary';

export const otp: WordsOf<'otp'> = {
  otp: {
    label: 'OTP',
    invalid: '6 अंकी OTP टाका',
    resend: 'OTP पुन्हा पाठवा',
    resendIn: '{0} सेकंदांत OTP पुन्हा पाठवा',
    resent: 'नवीन OTP पाठवला आहे',
  },
};
