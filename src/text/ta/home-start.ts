import type { WordsOf } from '../dictionary';

export const homeStart: WordsOf<'home-start'> = {
  'home-start': {
    title: 'தொடங்குங்கள்',
    progress: '{1}‑இல் {0} முடிந்தது',
    steps: { instagram: 'Instagram', link: 'முதல் லிங்க்', post: 'முதல் போஸ்ட்', bank: 'வங்கி விவரம்' },
    next: {
      link: 'முதல் லிங்க்கை உருவாக்கு', post: 'முதல் போஸ்ட்டில் பொருட்களை இணை', bank: 'வங்கிக் கணக்கைச் சேர்',
    },
    done: '{0}, முடிந்தது',
    open: '{0}, இன்னும் முடியவில்லை',
  },
};
