import type { WordsOf } from '../dictionary';

export const editCollection: WordsOf<'edit-collection'> = {
  'edit-collection': {
    title: 'कलेक्शन बदला',
    nameHint: 'हे नाव तुमच्या फॉलोअर्सना दिसते. लिंक आणि QR कोड तेच राहतात.',
    listed: 'या कलेक्शनमध्ये',
    listedHint: 'काढण्यासाठी प्रॉडक्टवर टॅप करा.',
    discard: 'बदल मागे घ्या',
    save: 'सेव्ह करा',
    saved: 'कलेक्शन सेव्ह झाले',
  },
};
