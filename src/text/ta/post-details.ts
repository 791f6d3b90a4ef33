import type { WordsOf } from '../dictionary';

export const postDetails: WordsOf<'post-detail'> = {
  'post-detail': {
    created: '{0} அன்று உருவாக்கியது',
    pictures: 'இந்தப் போஸ்ட்டின் படங்கள்',
    picture: 'படம் {0}',
    perClick: { commission: 'ஒரு கிளிக்குக்குக் கமிஷன்', orders: 'ஆர்டராக மாறிய கிளிக்குகள்' },
    perSearch: { commission: 'ஒரு தேடலுக்குக் கமிஷன்', orders: 'ஆர்டராக மாறிய தேடல்கள்' },
    linkedProducts: 'இணைத்த பொருட்கள் ({0})',
    noProducts: 'இந்தப் போஸ்ட்டுடன் பொருள் எதுவும் இணைக்கவில்லை.',
  },
};
