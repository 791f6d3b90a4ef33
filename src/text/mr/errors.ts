import type { WordsOf } from '../dictionary';

export const errors: WordsOf<'error' | 'outcome-notes' | 'error-variants' | 'profile-note'> = {
  error: {
    generic: 'काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.',
    offline: 'तुम्ही ऑफलाइन आहात. इंटरनेट आल्यावर पुन्हा प्रयत्न करा.',
    notSent: 'तुम्ही ऑफलाइन आहात, त्यामुळे काहीही पाठवले गेले नाही. इंटरनेट आल्यावर पुन्हा प्रयत्न करा.',
  },
  'outcome-notes': {
    saved: 'तरीही ते सेव्ह झाले असेल.',
    deleted: 'तरीही ते हटवले गेले असेल.',
    otp: 'तरीही OTP येऊ शकतो.',
  },
  'error-variants': {
    performance: 'तुमच्या कामगिरीचे आकडे लोड करताना अडचण येत आहे. कृपया पुन्हा प्रयत्न करा.',
    earnings: 'तुमची कमाई सुरक्षित आहे आणि काही मिनिटांत दिसेल',
  },
  'profile-note': {
    home: 'तुमचे नाव आणि Instagram जोडणी लोड होऊ शकली नाही.',
    links: 'तुमच्या कलेक्शन पेजच्या लिंक लोड होऊ शकल्या नाहीत.',
  },
};
