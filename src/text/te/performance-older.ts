import type { WordsOf } from '../dictionary';

export const performanceOlder: WordsOf<'older-performance'> = {
  'older-performance': {
    period: 'కాలం',
    scrollDown: 'కింద మీ పోస్ట్‌లకు వెళ్లండి',
    buckets: 'రేటు వారీగా కమీషన్',
    sum: 'మొత్తం',
    programme: {
      title: 'కొత్త కస్టమర్ ప్రోగ్రామ్',
      details: 'వివరాలు చూడండి',
    },
    links: {
      label: 'తర్వాత ఎక్కడికి',
      payments: 'పేమెంట్స్‌కు వెళ్లండి',
      earnings: 'సంపాదనకు వెళ్లండి',
      window: 'ఈరోజు వచ్చే పేమెంట్ {0} ఆర్డర్‌లది.',
      affiliateLinks: 'అఫిలియేట్ లింక్ తయారు చేయండి',
      home: 'హోమ్‌కు వెళ్లండి',
    },
    allPosts: 'అన్ని పోస్ట్‌లు',
    sortBy: 'క్రమం',
    sort: { RECENCY: 'కొత్తవి', CLICKS: 'క్లిక్‌లు', ORDERS: 'ఆర్డర్‌లు', SALES: 'అమ్మకాలు' },
  },
};
