import type { WordsOf } from '../dictionary';

export const performanceOlder: WordsOf<'older-performance'> = {
  'older-performance': {
    period: 'காலம்',
    scrollDown: 'கீழே உங்கள் போஸ்ட்களுக்குச் செல்',
    buckets: 'விகிதப்படி கமிஷன்',
    sum: 'மொத்தம்',
    programme: {
      title: 'புதிய வாடிக்கையாளர் திட்டம்',
      details: 'விவரம் காண்க',
    },
    links: {
      label: 'அடுத்து எங்கே',
      payments: 'பேமெண்ட்களுக்குச் செல்',
      earnings: 'வருமானத்துக்குச் செல்',
      window: 'இன்றைய பேமெண்ட் {0} ஆர்டர்களுக்கானது.',
      affiliateLinks: 'அஃபிலியேட் லிங்க் உருவாக்கு',
      home: 'முகப்புக்குச் செல்',
    },
    allPosts: 'எல்லாப் போஸ்ட்களும்',
    sortBy: 'வரிசைப்படுத்து',
    sort: { RECENCY: 'புதியவை', CLICKS: 'கிளிக்', ORDERS: 'ஆர்டர்', SALES: 'விற்பனை' },
  },
};
