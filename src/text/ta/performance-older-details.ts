import type { WordsOf } from '../dictionary';

export const performanceOlderDetails: WordsOf<'older-post-facts' | 'older-drawer'> = {
  'older-post-facts': {
    clicks: 'கிளிக்',
    searches: 'தேடல்',
    orders: 'ஆர்டர்',
    sales: 'விற்பனை',
    commission: 'கமிஷன்',
    bonus: 'புதிய பயனர் போனஸ்',
  },
  'older-drawer': {
    title: 'போஸ்ட் விவரம்',
    since: 'போஸ்ட் உருவான நாள் முதல் உள்ள எல்லாம் இந்தக் கணக்கில் அடங்கும்.',
    rates: 'விகிதப்படி இந்தப் போஸ்ட்டின் வருமானம்',
    average: 'சராசரி விகிதம்',
    commission: 'கமிஷன்',
  },
};
