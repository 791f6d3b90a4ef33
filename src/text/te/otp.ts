import type { WordsOf } from '../dictionary';

export const otp: WordsOf<'otp'> = {
  otp: {
    label: 'OTP',
    invalid: '6 అంకెల OTP ఎంటర్ చేయండి',
    resend: 'OTP మళ్లీ పంపండి',
    resendIn: '{0} సెకన్లలో OTP మళ్లీ పంపవచ్చు',
    resent: 'కొత్త OTP పంపాం',
  },
};
