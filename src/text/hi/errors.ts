import type { WordsOf } from '../dictionary';

export const errors: WordsOf<'error' | 'outcome-notes' | 'error-variants' | 'profile-note'> = {
  error: {
    generic: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
    offline: 'आप ऑफ़लाइन हैं। इंटरनेट आने पर फिर से कोशिश करें।',
    notSent: 'आप ऑफ़लाइन हैं, इसलिए कुछ नहीं भेजा गया। इंटरनेट आने पर फिर से कोशिश करें।',
  },
  'outcome-notes': {
    saved: 'फिर भी हो सकता है कि सेव हो गया हो।',
    deleted: 'फिर भी हो सकता है कि हट गया हो।',
    otp: 'फिर भी हो सकता है कि OTP आ रहा हो।',
  },
  'error-variants': {
    performance: 'आपकी परफ़ॉर्मेंस के आँकड़े लोड करने में दिक़्क़त हो रही है। कृपया फिर से कोशिश करें।',
    earnings: 'आपकी कमाई सुरक्षित है और कुछ ही मिनटों में दिखेगी',
  },
  'profile-note': {
    home: 'आपका नाम और Instagram कनेक्शन लोड नहीं हो पाए।',
    links: 'आपके कलेक्शन पेज के लिंक लोड नहीं हो पाए।',
  },
};
