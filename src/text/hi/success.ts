import type { WordsOf } from '../dictionary';

export const success: WordsOf<'success'> = {
  success: {
    post: { title: 'AutoDM सेटअप पूरा हुआ', text: 'आपकी पोस्ट से प्रोडक्ट लिंक हो गए' },
    link: { title: 'आपका लिंक तैयार है', text: '{0} के लिए', anywhere: 'इसे जहाँ चाहें शेयर करें' },
    platforms: {
      INSTAGRAM_STORIES: 'Instagram Stories',
      YOUTUBE: 'YouTube',
      FACEBOOK: 'Facebook',
    },
    preview: 'प्रीव्यू',
    remove: 'हटाएँ',
    added: 'जोड़े गए प्रोडक्ट ({0})',
    home: 'होम पर जाएँ',
    collectionDeleted: 'कलेक्शन हटा दिया गया',
    collectionGone: 'आप जिस कलेक्शन को हटाना चाहते हैं, वह मौजूद नहीं है।',
  },
};
