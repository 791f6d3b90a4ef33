import type { WordsOf } from '../dictionary';

export const otp: WordsOf<'otp'> = {
  otp: {
    label: 'OTP',
    invalid: '6 अंकों का OTP डालें',
    resend: 'OTP फिर से भेजें',
    resendIn: '{0} सेकंड में OTP फिर से भेजें',
    resent: 'नया OTP भेजा जा रहा है',
  },
};
