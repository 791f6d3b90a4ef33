import type { WordsOf } from '../dictionary';

export const performanceOlder: WordsOf<'older-performance'> = {
  'older-performance': {
    period: 'अवधि',
    scrollDown: 'नीचे अपनी पोस्ट पर जाएँ',
    buckets: 'दर के हिसाब से कमीशन',
    sum: 'कुल',
    programme: {
      title: 'नया ग्राहक प्रोग्राम',
      details: 'विवरण देखें',
    },
    links: {
      label: 'आगे कहाँ जाएँ',
      payments: 'भुगतान पर जाएँ',
      earnings: 'कमाई पर जाएँ',
      window: 'आज का भुगतान {0} के ऑर्डर के लिए होता है।',
      affiliateLinks: 'एफ़िलिएट लिंक बनाएँ',
      home: 'होम पर जाएँ',
    },
    allPosts: 'सभी पोस्ट',
    sortBy: 'क्रम',
    sort: { RECENCY: 'नई पहले', CLICKS: 'क्लिक', ORDERS: 'ऑर्डर', SALES: 'बिक्री' },
  },
};
