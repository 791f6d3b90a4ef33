import type { WordsOf } from '../dictionary';

export const commissionBreakdown: WordsOf<'breakdown'> = {
  breakdown: {
    total: 'మొత్తం కమీషన్',
    confirmed: 'కన్ఫర్మ్ అయిన కమీషన్',
    sum: 'మొత్తం',
    sales: 'మొత్తం అమ్మకాలు',
    orders: 'మొత్తం ఆర్డర్‌లు',
  },
};
