import type { WordsOf } from '../dictionary';

export const app: WordsOf<'app' | 'error-notes'> = {
  app: {
    navigation: 'मुख्य मेनू',
    skip: 'मुख्य भागाकडे जा',
    failed: 'ॲपमध्ये अनपेक्षित अडचण आली!',
    unreached: 'सर्व्हरशी संपर्क होऊ शकला नाही',
    offline: 'तुम्ही ऑफलाइन आहात',
    nav: { home: 'होम', performance: 'कामगिरी', earnings: 'पेमेंट', autoDm: 'AutoDM', help: 'मदत' },
    titles: {
      login: 'लॉग इन',
      home: 'होम',
      autoDm: 'AutoDM',
      autoDmListing: 'AutoDM पोस्ट',
      postLinking: 'पोस्ट लिंक करा',
      postLinkingOlder: 'पोस्ट लिंक करा',
      collectionListing: 'लिंक आणि कलेक्शन',
      qrCodeListing: 'QR कोड',
      affiliateLinks: 'ॲफिलिएट लिंक तयार करा',
      affiliateLinksOlder: 'ॲफिलिएट लिंक तयार करा',
      orderedProducts: 'आधीच्या ऑर्डर',
      performance: 'कामगिरी',
      earnings: 'पेमेंट',
      bankDetails: 'बँक तपशील',
      help: 'मदत',
      reels: 'रील्स',
      collection: 'कलेक्शन',
    },
    titleOf: '{0} · {1} क्रिएटर',
  },
  'error-notes': {
    updateApp: 'कृपया तुमचे {0} ॲप अपडेट करा आणि पुन्हा या',
  },
};
