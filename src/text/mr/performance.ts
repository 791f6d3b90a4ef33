import type { WordsOf } from '../dictionary';

export const performance: WordsOf<'performance' | 'performance-post'> = {
  performance: {
    title: 'कामगिरी',
    totalCommission: 'एकूण कमिशन',
    commission: 'कमिशन',
    clicks: 'क्लिक',
    searches: 'सर्च',
    orders: 'ऑर्डर',
    sales: 'विक्री',
    change: '{1} तुलनेत {0}',
    bonus: {
      title: 'नवीन ग्राहक बोनस',
      sentence: 'नवीन ग्राहकाच्या डिलिव्हर झालेल्या ऑर्डरवर आणखी Rs.180 पर्यंत कमवा.',
      earnings: 'मिळालेला बोनस',
      orders: 'नवीन ग्राहकांच्या ऑर्डर',
    },
  },
  'performance-post': {
    tabs: 'पोस्टचा प्रकार',
    untitled: 'वर्णन नसलेली पोस्ट',
    share: 'कमिशनच्या {0}',
  },
};
