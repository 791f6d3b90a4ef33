import type { WordsOf } from '../dictionary';

export const performanceOlderDetails: WordsOf<'older-post-facts' | 'older-drawer'> = {
  'older-post-facts': {
    clicks: 'क्लिक',
    searches: 'सर्च',
    orders: 'ऑर्डर',
    sales: 'बिक्री',
    commission: 'कमीशन',
    bonus: 'नए यूज़र का बोनस',
  },
  'older-drawer': {
    title: 'पोस्ट का विवरण',
    since: 'ये आँकड़े पोस्ट बनने के बाद से अब तक के हैं।',
    rates: 'दर के हिसाब से इस पोस्ट की कमाई',
    average: 'औसत दर',
    commission: 'कमीशन',
  },
};
