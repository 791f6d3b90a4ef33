import type { WordsOf } from '../dictionary';

export const otp: WordsOf<'otp'> = {
  otp: {
    label: 'OTP',
    invalid: '6 இலக்க OTP‑ஐ உள்ளிடவும்',
    resend: 'OTP மீண்டும் அனுப்பு',
    resendIn: '{0} வினாடியில் OTP மீண்டும் அனுப்பலாம்',
    resent: 'புதிய OTP அனுப்பப்பட்டது',
  },
};
