import type { WordsOf } from '../dictionary';

export const performanceOlderDetails: WordsOf<'older-post-facts' | 'older-drawer'> = {
  'older-post-facts': {
    clicks: 'क्लिक',
    searches: 'सर्च',
    orders: 'ऑर्डर',
    sales: 'विक्री',
    commission: 'कमिशन',
    bonus: 'नवीन युजर बोनस',
  },
  'older-drawer': {
    title: 'पोस्टचे तपशील',
    since: 'हे आकडे पोस्ट तयार केल्यापासूनचे आहेत.',
    rates: 'दरानुसार या पोस्टची कमाई',
    average: 'सरासरी दर',
    commission: 'कमिशन',
  },
};
