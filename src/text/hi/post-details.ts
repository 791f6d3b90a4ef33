import type { WordsOf } from '../dictionary';

export const postDetails: WordsOf<'post-detail'> = {
  'post-detail': {
    created: '{0} को बनाई गई',
    pictures: 'इस पोस्ट की तस्वीरें',
    picture: 'तस्वीर {0}',
    perClick: { commission: 'प्रति क्लिक कमीशन', orders: 'ऑर्डर में बदले क्लिक' },
    perSearch: { commission: 'प्रति सर्च कमीशन', orders: 'ऑर्डर में बदले सर्च' },
    linkedProducts: 'लिंक किए प्रोडक्ट ({0})',
    noProducts: 'इस पोस्ट से कोई प्रोडक्ट लिंक नहीं है।',
  },
};
