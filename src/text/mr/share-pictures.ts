import type { WordsOf } from '../dictionary';

export const sharePictures: WordsOf<'share-picture'> = {
  'share-picture': {
    title: 'शेअर करा',
    whatsApp: 'WhatsApp',
    story: 'Instagram स्टोरी',
    code: 'QR कोड',
    card: 'प्रिंट करायचे कार्ड',
    pictures: {
      story: { title: 'तुमच्या स्टोरीसाठी चित्र', name: '{0} बद्दल स्टोरीचे चित्र', hint: 'Instagram मध्ये लिंक स्टिकर जोडा आणि तुमची लिंक पेस्ट करा.' },
      card: { title: 'प्रिंट करायचे कार्ड', name: '{0} बद्दल प्रिंट करायचे कार्ड', hint: 'कागदावर हे पोस्टकार्डएवढे असते: स्टॉल, पार्सल किंवा दुकानाच्या खिडकीसाठी.' },
    },
    copyLink: 'लिंक कॉपी करा',
    share: 'चित्र शेअर करा',
    save: 'चित्र सेव्ह करा',
    print: 'प्रिंट',
    saved: 'चित्र सेव्ह झाले',
    notSaved: 'चित्र सेव्ह झाले नाही. कृपया पुन्हा प्रयत्न करा.',
    byHand: 'हे ॲप चित्र सेव्ह करू शकत नाही. स्क्रीनशॉट घ्या.',
    failed: 'चित्रासाठीचा QR कोड आला नाही. कृपया पुन्हा प्रयत्न करा.',
    scan: 'खरेदीसाठी स्कॅन करा',
    products: '{0, plural, one {# प्रॉडक्ट} other {# प्रॉडक्ट}}',
    more: '+{0}',
    disclosure: 'ॲफिलिएट लिंक: तुमच्या खरेदीतून माझी कमाई होऊ शकते.',
  },
};
