import type { WordsOf } from '../dictionary';

export const performanceNew: WordsOf<'new-performance'> = {
  'new-performance': {
    detailTitle: 'पोस्ट का विवरण',
    period: 'अवधि',
    breakdown: 'हिसाब देखें',
    cash: 'आप नकद कमाते हैं: कन्फ़र्म ऑर्डर का कमीशन हर हफ़्ते आपके बैंक खाते में आता है।',
    posts: 'बिक्री लाने वाली पोस्ट ({0})',
    noPosts: 'चुनी हुई अवधि में किसी पोस्ट पर क्लिक नहीं हुए',
    clicksOf: '{0, select, 1 {1 क्लिक} other {{0} क्लिक}}',
    searchesOf: '{0, select, 1 {1 सर्च} other {{0} सर्च}}',
    commissionOf: '{0} कमीशन',
    salesOf: '{0} बिक्री',
    columns: { post: 'पोस्ट', type: 'प्रकार', commission: 'कमीशन', sales: 'बिक्री', visits: 'विज़िट', share: 'कमीशन में हिस्सा' },
    best: {
      title: 'सबसे अच्छी पोस्ट',
      of: 'कमीशन के हिसाब से, अब तक लोड हुई {0} पोस्ट में',
      ofAll: 'इस अवधि में कमीशन के हिसाब से',
    },
  },
};
