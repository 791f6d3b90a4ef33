import type { WordsOf } from '../dictionary';

export const postLinking: WordsOf<'post-linking'> = {
  'post-linking': {
    title: 'पोस्ट लिंक करें',
    steps: 'चरण',
    step: { post: 'पोस्ट चुनें', products: 'प्रोडक्ट जोड़ें' },
    position: '2 में से चरण {0}:',
    done: ', पूरा',
    posts: 'आपकी Instagram पोस्ट',
    none: 'अभी कोई पोस्ट नहीं',
    noneText: 'आपके Instagram अकाउंट की पोस्ट और रील्स यहाँ दिखती हैं। एक पोस्ट करें, फिर लौटकर आएँ।',
    lookAgain: 'फिर से देखें',
    chosen: 'आपकी पोस्ट',
    change: 'बदलें',
    nothingChosen: 'एक पोस्ट चुनें',
    onePost: '1 पोस्ट चुनी गई',
    next: 'आगे',
    complete: 'पूरा करें',
    products: '{0, plural, one {# प्रोडक्ट} other {# प्रोडक्ट}}',
    problems: {
      noPost: 'आगे बढ़ने के लिए पोस्ट चुनें',
      noProduct: 'आगे बढ़ने के लिए प्रोडक्ट जोड़ें',
    },
  },
};
