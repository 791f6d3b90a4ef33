import type { WordsOf } from '../dictionary';

export const performanceOlderDetails: WordsOf<'older-post-facts' | 'older-drawer'> = {
  'older-post-facts': {
    clicks: 'క్లిక్‌లు',
    searches: 'సెర్చ్‌లు',
    orders: 'ఆర్డర్‌లు',
    sales: 'అమ్మకాలు',
    commission: 'కమీషన్',
    bonus: 'కొత్త యూజర్ బోనస్',
  },
  'older-drawer': {
    title: 'పోస్ట్ వివరాలు',
    since: 'పోస్ట్ చేసినప్పటి నుండి ఉన్నవన్నీ ఈ లెక్కలో ఉన్నాయి.',
    rates: 'రేటు వారీగా ఈ పోస్ట్ సంపాదన',
    average: 'సగటు రేటు',
    commission: 'కమీషన్',
  },
};
