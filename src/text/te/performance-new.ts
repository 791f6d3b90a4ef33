import type { WordsOf } from '../dictionary';

export const performanceNew: WordsOf<'new-performance'> = {
  'new-performance': {
    detailTitle: 'పోస్ట్ వివరాలు',
    period: 'కాలం',
    breakdown: 'లెక్క చూడండి',
    cash: 'కమీషన్ డబ్బుగానే వస్తుంది: కన్ఫర్మ్ అయిన ఆర్డర్‌లకు, ప్రతి వారం, మీ బ్యాంక్ ఖాతాకు.',
    posts: 'అమ్మకాలు తెచ్చిన పోస్ట్‌లు ({0})',
    columns: { post: 'పోస్ట్', type: 'రకం', commission: 'కమీషన్', sales: 'అమ్మకాలు', visits: 'సందర్శనలు', share: 'కమీషన్ వాటా' },
    noPosts: 'ఎంచుకున్న కాలంలో ఏ పోస్ట్‌కూ క్లిక్‌లు రాలేదు',
    clicksOf: '{0, select, 1 {1 క్లిక్} other {{0} క్లిక్‌లు}}',
    searchesOf: '{0, select, 1 {1 సెర్చ్} other {{0} సెర్చ్‌లు}}',
    commissionOf: '{0} కమీషన్',
    salesOf: '{0} అమ్మకాలు',
    best: {
      title: 'టాప్ పోస్ట్‌లు',
      of: 'ఇప్పటివరకు లోడ్ అయిన {0} పోస్ట్‌లలో, కమీషన్ ప్రకారం',
      ofAll: 'ఈ కాలంలో, కమీషన్ ప్రకారం',
    },
  },
};
