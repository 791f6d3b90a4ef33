import type { WordsOf } from '../dictionary';

export const postLinking: WordsOf<'post-linking'> = {
  'post-linking': {
    title: 'पोस्ट लिंक करा',
    steps: 'पायऱ्या',
    step: { post: 'पोस्ट निवडा', products: 'प्रॉडक्ट जोडा' },
    position: '2 पैकी पायरी {0}:',
    done: ', पूर्ण',
    posts: 'तुमच्या Instagram पोस्ट',
    none: 'अजून पोस्ट नाहीत',
    noneText: 'तुमच्या Instagram खात्यावरील पोस्ट आणि रील्स इथे दिसतात. एक पोस्ट करा आणि परत या.',
    lookAgain: 'पुन्हा पाहा',
    chosen: 'तुमची पोस्ट',
    change: 'बदला',
    nothingChosen: 'पोस्ट निवडा',
    onePost: '1 पोस्ट निवडली',
    next: 'पुढे',
    complete: 'पूर्ण करा',
    products: '{0, plural, one {# प्रॉडक्ट} other {# प्रॉडक्ट}}',
    problems: {
      noPost: 'पुढे जाण्यासाठी पोस्ट निवडा',
      noProduct: 'पुढे जाण्यासाठी प्रॉडक्ट जोडा',
    },
  },
};
