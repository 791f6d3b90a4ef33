import type { WordsOf } from '../dictionary';

export const commissionBreakdown: WordsOf<'breakdown'> = {
  breakdown: {
    total: 'एकूण कमिशन',
    confirmed: 'कन्फर्म कमिशन',
    sum: 'एकूण',
    sales: 'एकूण विक्री',
    orders: 'एकूण ऑर्डर',
  },
};
