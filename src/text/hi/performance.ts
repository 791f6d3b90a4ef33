import type { WordsOf } from '../dictionary';

export const performance: WordsOf<'performance' | 'performance-post'> = {
  performance: {
    title: 'परफ़ॉर्मेंस',
    totalCommission: 'कुल कमीशन',
    commission: 'कमीशन',
    clicks: 'क्लिक',
    searches: 'सर्च',
    orders: 'ऑर्डर',
    sales: 'बिक्री',
    change: '{1} के मुक़ाबले {0}',
    bonus: {
      title: 'नए ग्राहक का बोनस',
      sentence: 'नए ग्राहक के डिलीवर हुए ऑर्डर पर Rs.180 तक अलग से कमाएँ।',
      earnings: 'मिला बोनस',
      orders: 'नए ग्राहकों के ऑर्डर',
    },
  },
  'performance-post': {
    tabs: 'पोस्ट का प्रकार',
    untitled: 'बिना विवरण की पोस्ट',
    share: 'कमीशन का {0}',
  },
};
