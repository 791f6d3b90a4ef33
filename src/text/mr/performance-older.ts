import type { WordsOf } from '../dictionary';

export const performanceOlder: WordsOf<'older-performance'> = {
  'older-performance': {
    period: 'कालावधी',
    scrollDown: 'खाली तुमच्या पोस्टकडे जा',
    buckets: 'दरानुसार कमिशन',
    sum: 'एकूण',
    programme: {
      title: 'नवीन ग्राहक प्रोग्राम',
      details: 'तपशील पाहा',
    },
    links: {
      label: 'पुढे कुठे जायचे',
      payments: 'पेमेंटकडे जा',
      earnings: 'कमाईकडे जा',
      window: 'आजचे पेमेंट {0} मधील ऑर्डरसाठी असते.',
      affiliateLinks: 'ॲफिलिएट लिंक तयार करा',
      home: 'होमवर जा',
    },
    allPosts: 'सर्व पोस्ट',
    sortBy: 'क्रम',
    sort: { RECENCY: 'नवीन आधी', CLICKS: 'क्लिक', ORDERS: 'ऑर्डर', SALES: 'विक्री' },
  },
};
