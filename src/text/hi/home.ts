import type { WordsOf } from '../dictionary';

export const home: WordsOf<'home'> = {
  home: {
    hello: 'नमस्ते, {0}',
    welcome: '{0} में आपका स्वागत है',
    lead: 'आपकी पोस्ट, लिंक और कमाई',
    account: 'आपका अकाउंट',
    paste: 'प्रोडक्ट का लिंक पेस्ट करें',
    programme: {
      title: '10% कमीशन कमाएँ',
      text: 'और नए ग्राहक के डिलीवर हुए ऑर्डर पर Rs.180 तक अलग से',
      create: 'एफ़िलिएट लिंक बनाएँ',
    },
    reward: 'इनाम का ऑफ़र खोलें',
    tabs: { label: 'आपने जो शेयर किया है', all: 'सभी', autoDm: 'AutoDM', affiliate: 'एफ़िलिएट', qrCode: 'QR कोड' },
    sections: { autoDm: 'AutoDM पोस्ट', affiliate: 'लिंक और कलेक्शन', qrCode: 'QR कोड' },
    reconnect: 'कृपया अपना Instagram फिर से जोड़ें',
    seeAll: 'सभी देखें',
    failed: 'यह लोड नहीं हो पाया।',
    retry: 'फिर से कोशिश करें',
    products: '{0, plural, one {# प्रोडक्ट} other {# प्रोडक्ट}}',
    untitled: 'बिना कैप्शन की पोस्ट',
    platforms: {
      YOUTUBE: 'YouTube',
      FACEBOOK: 'Facebook',
      INSTAGRAM_STORIES: 'Instagram Stories',
      SINGLE_LINK: 'सिंगल लिंक',
      COLLECTION_LINK: 'कलेक्शन लिंक',
    },
  },
};
