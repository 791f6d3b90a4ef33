import type { WordsOf } from '../dictionary';

export const postDetails: WordsOf<'post-detail'> = {
  'post-detail': {
    created: '{0} रोजी तयार केली',
    pictures: 'या पोस्टची चित्रे',
    picture: 'चित्र {0}',
    perClick: { commission: 'प्रति क्लिक कमिशन', orders: 'ऑर्डर झालेले क्लिक' },
    perSearch: { commission: 'प्रति सर्च कमिशन', orders: 'ऑर्डर झालेले सर्च' },
    linkedProducts: 'लिंक केलेले प्रॉडक्ट ({0})',
    noProducts: 'या पोस्टला प्रॉडक्ट लिंक केलेले नाही.',
  },
};
