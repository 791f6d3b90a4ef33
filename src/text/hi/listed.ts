import type { WordsOf } from '../dictionary';

export const listed: WordsOf<'post' | 'link'> = {
  post: {
    untitled: 'बिना कैप्शन की पोस्ट',
    deleted: 'पोस्ट हटा दी गई',
    missing: 'आप जिस पोस्ट को हटाना चाहते हैं, वह मौजूद नहीं है।',
    noProducts: 'इस पोस्ट से लिंक किया कोई प्रोडक्ट नहीं मिला। कृपया फिर से कोशिश करें।',
  },
  link: {
    deleted: 'कलेक्शन हटा दिया गया',
    missing: 'आप जिस कलेक्शन को हटाना चाहते हैं, वह मौजूद नहीं है।',
    noProducts: 'इस कलेक्शन में कोई प्रोडक्ट नहीं मिला। कृपया फिर से कोशिश करें।',
  },
};
