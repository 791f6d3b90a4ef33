import type { WordsOf } from '../dictionary';

export const sharePictures: WordsOf<'share-picture'> = {
  'share-picture': {
    title: 'शेयर करें',
    whatsApp: 'WhatsApp',
    story: 'Instagram स्टोरी',
    code: 'QR कोड',
    card: 'प्रिंट के लिए कार्ड',
    pictures: {
      story: { title: 'आपकी स्टोरी के लिए तस्वीर', name: 'स्टोरी के लिए तस्वीर: {0}', hint: 'Instagram में लिंक स्टिकर जोड़ें और अपना लिंक पेस्ट करें।' },
      card: { title: 'प्रिंट के लिए कार्ड', name: 'प्रिंट के लिए कार्ड: {0}', hint: 'काग़ज़ पर यह पोस्टकार्ड जितना बड़ा है: स्टॉल, पार्सल या दुकान की खिड़की के लिए।' },
    },
    copyLink: 'लिंक कॉपी करें',
    share: 'तस्वीर शेयर करें',
    save: 'तस्वीर सेव करें',
    print: 'प्रिंट',
    saved: 'तस्वीर सेव हो गई',
    notSaved: 'तस्वीर सेव नहीं हुई। कृपया फिर से कोशिश करें।',
    byHand: 'यह ऐप तस्वीर सेव नहीं कर सकता। स्क्रीनशॉट लें।',
    failed: 'तस्वीर का QR कोड नहीं आया। कृपया फिर से कोशिश करें।',
    scan: 'ख़रीदने के लिए स्कैन करें',
    products: '{0, plural, one {# प्रोडक्ट} other {# प्रोडक्ट}}',
    more: '+{0}',
    disclosure: 'एफ़िलिएट लिंक: आपकी ख़रीद से मेरी कमाई हो सकती है।',
  },
};
