import type { WordsOf } from '../dictionary';

export const performanceNew: WordsOf<'new-performance'> = {
  'new-performance': {
    detailTitle: 'पोस्टचे तपशील',
    period: 'कालावधी',
    breakdown: 'हिशोब पाहा',
    cash: 'तुम्ही रोख कमावता: कन्फर्म ऑर्डरचे कमिशन दर आठवड्याला तुमच्या बँक खात्यात येते.',
    posts: 'विक्री देणाऱ्या पोस्ट ({0})',
    noPosts: 'निवडलेल्या कालावधीत कोणत्याही पोस्टला क्लिक मिळाले नाहीत',
    clicksOf: '{0, select, 1 {1 क्लिक} other {{0} क्लिक}}',
    searchesOf: '{0, select, 1 {1 सर्च} other {{0} सर्च}}',
    commissionOf: '{0} कमिशन',
    salesOf: '{0} विक्री',
    columns: { post: 'पोस्ट', type: 'प्रकार', commission: 'कमिशन', sales: 'विक्री', visits: 'भेटी', share: 'कमिशनचा वाटा' },
    best: {
      title: 'सर्वोत्तम पोस्ट',
      of: 'कमिशननुसार, आतापर्यंत लोड झालेल्या {0} पोस्टपैकी',
      ofAll: 'या कालावधीत कमिशननुसार',
    },
  },
};
