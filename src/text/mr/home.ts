import type { WordsOf } from '../dictionary';

export const home: WordsOf<'home'> = {
  home: {
    hello: 'नमस्कार, {0}',
    welcome: '{0} मध्ये तुमचे स्वागत',
    lead: 'तुमच्या पोस्ट, लिंक आणि कमाई',
    account: 'तुमचे खाते',
    paste: 'प्रॉडक्टची लिंक पेस्ट करा',
    programme: {
      title: '10% कमिशन कमवा',
      text: 'आणि नवीन ग्राहकाच्या डिलिव्हर झालेल्या ऑर्डरवर आणखी Rs.180 पर्यंत',
      create: 'ॲफिलिएट लिंक तयार करा',
    },
    reward: 'बक्षिसाची ऑफर उघडा',
    tabs: { label: 'तुम्ही शेअर केलेले', all: 'सर्व', autoDm: 'AutoDM', affiliate: 'ॲफिलिएट', qrCode: 'QR कोड' },
    sections: { autoDm: 'AutoDM पोस्ट', affiliate: 'लिंक आणि कलेक्शन', qrCode: 'QR कोड' },
    reconnect: 'कृपया तुमचे Instagram पुन्हा जोडा',
    seeAll: 'सर्व पाहा',
    failed: 'हे लोड होऊ शकले नाही.',
    retry: 'पुन्हा प्रयत्न करा',
    products: '{0, plural, one {# प्रॉडक्ट} other {# प्रॉडक्ट}}',
    untitled: 'कॅप्शन नसलेली पोस्ट',
    platforms: {
      YOUTUBE: 'YouTube',
      FACEBOOK: 'Facebook',
      INSTAGRAM_STORIES: 'Instagram Stories',
      SINGLE_LINK: 'सिंगल लिंक',
      COLLECTION_LINK: 'कलेक्शन लिंक',
    },
  },
};
