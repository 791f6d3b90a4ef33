import type { WordsOf } from '../dictionary';

export const performance: WordsOf<'performance' | 'performance-post'> = {
  performance: {
    title: 'செயல்திறன்',
    totalCommission: 'மொத்தக் கமிஷன்',
    commission: 'கமிஷன்',
    clicks: 'கிளிக்',
    searches: 'தேடல்',
    orders: 'ஆர்டர்',
    sales: 'விற்பனை',
    change: '{1} {0}',
    bonus: {
      title: 'புதிய வாடிக்கையாளர் போனஸ்',
      sentence: 'புதிய வாடிக்கையாளரின் டெலிவரி ஆன ஆர்டருக்குக் கூடுதலாக ₹180 வரை பெறுங்கள்.',
      earnings: 'போனஸ் வருமானம்',
      orders: 'புதிய வாடிக்கையாளர் ஆர்டர்கள்',
    },
  },
  'performance-post': {
    tabs: 'போஸ்ட் வகை',
    untitled: 'விளக்கம் இல்லாத போஸ்ட்',
    share: 'கமிஷனில் {0}',
  },
};
