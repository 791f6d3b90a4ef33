import type { WordsOf } from '../dictionary';

export const homeStart: WordsOf<'home-start'> = {
  'home-start': {
    title: 'सुरुवात करा',
    progress: '{1} पैकी {0} पूर्ण',
    steps: { instagram: 'Instagram', link: 'पहिली लिंक', post: 'पहिली पोस्ट', bank: 'बँक तपशील' },
    next: {
      link: 'पहिली लिंक तयार करा', post: 'पहिल्या पोस्टला प्रॉडक्ट लिंक करा', bank: 'बँक तपशील जोडा',
    },
    done: '{0}, पूर्ण',
    open: '{0}, अजून बाकी',
  },
};
