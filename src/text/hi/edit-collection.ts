import type { WordsOf } from '../dictionary';

export const editCollection: WordsOf<'edit-collection'> = {
  'edit-collection': {
    title: 'कलेक्शन बदलें',
    nameHint: 'आपके फ़ॉलोअर्स को यह नाम दिखेगा। लिंक और QR कोड वही रहेंगे।',
    listed: 'इस कलेक्शन में',
    listedHint: 'हटाने के लिए प्रोडक्ट पर टैप करें।',
    discard: 'बदलाव वापस लें',
    save: 'सेव करें',
    saved: 'कलेक्शन सेव हो गया',
  },
};
