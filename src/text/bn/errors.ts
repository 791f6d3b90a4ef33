import type { WordsOf } from '../dictionary';

export const errors: WordsOf<'error' | 'outcome-notes' | 'error-variants' | 'profile-note'> = {
  error: {
    generic: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
    offline: 'আপনি অফলাইনে আছেন। ইন্টারনেট এলে আবার চেষ্টা করুন।',
    notSent: 'আপনি অফলাইনে আছেন, তাই কিছু পাঠানো হয়নি। ইন্টারনেট এলে আবার চেষ্টা করুন।',
  },
  'outcome-notes': {
    saved: 'তবু সেভ হয়ে গিয়ে থাকতে পারে।',
    deleted: 'তবু মুছে গিয়ে থাকতে পারে।',
    otp: 'তবু একটা OTP এসে যেতে পারে।',
  },
  'error-variants': {
    performance: 'আপনার পারফরম্যান্সের তথ্য লোড করতে সমস্যা হচ্ছে। আবার চেষ্টা করুন।',
    earnings: 'আপনার আয় সুরক্ষিত আছে, কয়েক মিনিটের মধ্যে দেখা যাবে',
  },
  'profile-note': {
    home: 'আপনার নাম আর Instagram কানেকশনের তথ্য লোড করা যায়নি।',
    links: 'আপনার কালেকশন পেজের লিঙ্ক লোড করা যায়নি।',
  },
};
