import type { WordsOf } from '../dictionary';

export const elements: WordsOf<'element'> = {
  element: {
    loading: 'লোড হচ্ছে',
    notPrinted: 'প্রিন্ট করার সময় এই অংশটা লোড হয়নি। পেতে হলে আবার প্রিন্ট করুন।',
    chunkFailed: 'এই অংশটা লোড করা যায়নি',
    offline: 'আপনি অফলাইনে আছেন',
    chunkAdvice: 'ইন্টারনেট কানেকশন দেখে আবার চেষ্টা করুন।',
    retry: 'আবার চেষ্টা করুন',
    sessionExpired: 'এটা দেখতে লগ ইন করুন',
    login: 'লগ ইন',
  },
};
