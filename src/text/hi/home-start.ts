import type { WordsOf } from '../dictionary';

export const homeStart: WordsOf<'home-start'> = {
  'home-start': {
    title: 'शुरू करें',
    progress: '{1} में से {0} पूरे',
    steps: { instagram: 'Instagram', link: 'पहला लिंक', post: 'पहली पोस्ट', bank: 'बैंक विवरण' },
    next: {
      link: 'पहला लिंक बनाएँ', post: 'पहली पोस्ट से प्रोडक्ट लिंक करें', bank: 'बैंक विवरण जोड़ें',
    },
    done: '{0}, हो गया',
    open: '{0}, अभी बाकी',
  },
};
