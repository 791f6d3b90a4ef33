import type { WordsOf } from '../dictionary';

export const app: WordsOf<'app' | 'error-notes'> = {
  app: {
    navigation: 'मुख्य मेन्यू',
    skip: 'मुख्य हिस्से पर जाएँ',
    failed: 'ऐप में अचानक कोई गड़बड़ी हुई!',
    unreached: 'सर्वर से संपर्क नहीं हो पाया',
    offline: 'आप ऑफ़लाइन हैं',
    nav: { home: 'होम', performance: 'परफ़ॉर्मेंस', earnings: 'भुगतान', autoDm: 'AutoDM', help: 'मदद' },
    titles: {
      login: 'लॉग इन',
      home: 'होम',
      autoDm: 'AutoDM',
      autoDmListing: 'AutoDM पोस्ट',
      postLinking: 'पोस्ट लिंक करें',
      postLinkingOlder: 'पोस्ट लिंक करें',
      collectionListing: 'लिंक और कलेक्शन',
      qrCodeListing: 'QR कोड',
      affiliateLinks: 'एफ़िलिएट लिंक बनाएँ',
      affiliateLinksOlder: 'एफ़िलिएट लिंक बनाएँ',
      orderedProducts: 'पिछले ऑर्डर',
      performance: 'परफ़ॉर्मेंस',
      earnings: 'भुगतान',
      bankDetails: 'बैंक विवरण',
      help: 'मदद',
      reels: 'रील्स',
      collection: 'कलेक्शन',
    },
    titleOf: '{0} · {1} क्रिएटर',
  },
  'error-notes': {
    updateApp: 'कृपया अपना {0} ऐप अपडेट करें और फिर आएँ',
  },
};
