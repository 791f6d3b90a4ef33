import type { WordsOf } from '../dictionary';

export const elements: WordsOf<'element'> = {
  element: {
    loading: 'लोड होत आहे',
    notPrinted: 'प्रिंट करताना हा भाग लोड झाला नव्हता. तो मिळवण्यासाठी पुन्हा प्रिंट करा.',
    chunkFailed: 'हा भाग लोड होऊ शकला नाही',
    offline: 'तुम्ही ऑफलाइन आहात',
    chunkAdvice: 'तुमचे इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
    retry: 'पुन्हा प्रयत्न करा',
    sessionExpired: 'हे पाहण्यासाठी कृपया लॉग इन करा',
    login: 'लॉग इन',
  },
};
