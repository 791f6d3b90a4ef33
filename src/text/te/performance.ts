import type { WordsOf } from '../dictionary';

export const performance: WordsOf<'performance' | 'performance-post'> = {
  performance: {
    title: 'పనితీరు',
    totalCommission: 'మొత్తం కమీషన్',
    commission: 'కమీషన్',
    clicks: 'క్లిక్‌లు',
    searches: 'సెర్చ్‌లు',
    orders: 'ఆర్డర్‌లు',
    sales: 'అమ్మకాలు',
    change: '{1} {0}',
    bonus: {
      title: 'కొత్త కస్టమర్ బోనస్',
      sentence: 'కొత్త కస్టమర్‌కు డెలివరీ అయిన ఆర్డర్‌పై అదనంగా ₹180 వరకు సంపాదించండి.',
      earnings: 'వచ్చిన బోనస్',
      orders: 'కొత్త కస్టమర్ ఆర్డర్‌లు',
    },
  },
  'performance-post': {
    tabs: 'పోస్ట్ రకం',
    untitled: 'వివరణ లేని పోస్ట్',
    share: 'కమీషన్‌లో {0}',
  },
};
