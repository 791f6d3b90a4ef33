import type { WordsOf } from '../dictionary';

export const elements: WordsOf<'element'> = {
  element: {
    loading: 'लोड हो रहा है',
    notPrinted: 'प्रिंट करते समय यह हिस्सा लोड नहीं हुआ था। इसे पाने के लिए फिर से प्रिंट करें।',
    chunkFailed: 'यह हिस्सा लोड नहीं हो पाया',
    offline: 'आप ऑफ़लाइन हैं',
    chunkAdvice: 'अपना इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।',
    retry: 'फिर से कोशिश करें',
    sessionExpired: 'इसे देखने के लिए कृपया लॉग इन करें',
    login: 'लॉग इन करें',
  },
};
