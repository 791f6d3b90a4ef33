import type { WordsOf } from '../dictionary';

export const commissionBreakdown: WordsOf<'breakdown'> = {
  breakdown: {
    total: 'कुल कमीशन',
    confirmed: 'कन्फ़र्म कमीशन',
    sum: 'कुल',
    sales: 'कुल बिक्री',
    orders: 'कुल ऑर्डर',
  },
};
