import type { WordsOf } from '../dictionary';

export const performanceNew: WordsOf<'new-performance'> = {
  'new-performance': {
    detailTitle: 'போஸ்ட் விவரம்',
    period: 'காலம்',
    breakdown: 'கணக்கைக் காண்க',
    cash: 'கமிஷன் பணமாகவே வரும்: உறுதியான ஆர்டர்களுக்கு, வாரந்தோறும், உங்கள் வங்கிக் கணக்குக்கு.',
    posts: 'விற்பனை தந்த போஸ்ட்கள் ({0})',
    columns: { post: 'போஸ்ட்', type: 'வகை', commission: 'கமிஷன்', sales: 'விற்பனை', visits: 'வருகைகள்', share: 'கமிஷன் பங்கு' },
    noPosts: 'தேர்வு செய்த காலத்தில் எந்தப் போஸ்ட்டுக்கும் கிளிக் வரவில்லை',
    clicksOf: '{0} கிளிக்',
    searchesOf: '{0} தேடல்',
    commissionOf: '{0} கமிஷன்',
    salesOf: '{0} விற்பனை',
    best: {
      title: 'சிறந்த போஸ்ட்கள்',
      of: 'இதுவரை லோட் ஆன {0} போஸ்ட்களில், கமிஷன்படி',
      ofAll: 'இந்தக் காலத்தில், கமிஷன்படி',
    },
  },
};
