import type { WordsOf } from '../dictionary';

export const success: WordsOf<'success'> = {
  success: {
    post: { title: 'AutoDM सेटअप पूर्ण', text: 'तुमच्या पोस्टला प्रॉडक्ट लिंक झाले' },
    link: { title: 'तुमची लिंक तयार आहे', text: '{0} साठी', anywhere: 'हवे तिथे शेअर करा' },
    platforms: {
      INSTAGRAM_STORIES: 'Instagram Stories',
      YOUTUBE: 'YouTube',
      FACEBOOK: 'Facebook',
    },
    preview: 'प्रिव्ह्यू',
    remove: 'हटवा',
    added: 'जोडलेले प्रॉडक्ट ({0})',
    home: 'होमवर जा',
    collectionDeleted: 'कलेक्शन हटवले',
    collectionGone: 'तुम्हाला जे कलेक्शन हटवायचे आहे, ते अस्तित्वात नाही.',
  },
};
