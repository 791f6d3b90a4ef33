import type { WordsOf } from '../dictionary';

export const listed: WordsOf<'post' | 'link'> = {
  post: {
    untitled: 'कॅप्शन नसलेली पोस्ट',
    deleted: 'पोस्ट हटवली',
    missing: 'तुम्ही हटवू इच्छिता ती पोस्ट अस्तित्वात नाही.',
    noProducts: 'या पोस्टला लिंक केलेले प्रॉडक्ट सापडले नाहीत. कृपया पुन्हा प्रयत्न करा.',
  },
  link: {
    deleted: 'कलेक्शन हटवले',
    missing: 'तुम्ही हटवू इच्छिता ते कलेक्शन अस्तित्वात नाही.',
    noProducts: 'या कलेक्शनमध्ये प्रॉडक्ट सापडले नाहीत. कृपया पुन्हा प्रयत्न करा.',
  },
};
