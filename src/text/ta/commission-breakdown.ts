import type { WordsOf } from '../dictionary';

export const commissionBreakdown: WordsOf<'breakdown'> = {
  breakdown: {
    total: 'மொத்தக் கமிஷன்',
    confirmed: 'உறுதியான கமிஷன்',
    sum: 'மொத்தம்',
    sales: 'மொத்த விற்பனை',
    orders: 'மொத்த ஆர்டர்கள்',
  },
};
