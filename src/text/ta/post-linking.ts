import type { WordsOf } from '../dictionary';

export const postLinking: WordsOf<'post-linking'> = {
  'post-linking': {
    title: 'போஸ்ட்டை இணை',
    steps: 'படிகள்',
    step: { post: 'போஸ்ட் தேர்வு', products: 'பொருள் சேர்ப்பு' },
    position: 'படி {0}/2:',
    done: ', முடிந்தது',
    posts: 'உங்கள் Instagram போஸ்ட்கள்',
    none: 'இன்னும் போஸ்ட் இல்லை',
    noneText: 'உங்கள் Instagram கணக்கில் உள்ள போஸ்ட்களும் ரீல்ஸும் இங்கே தெரியும். ஒன்றைப் பதிவிட்டுவிட்டு மீண்டும் வாருங்கள்.',
    lookAgain: 'மீண்டும் பார்',
    chosen: 'உங்கள் போஸ்ட்',
    change: 'மாற்று',
    nothingChosen: 'ஒரு போஸ்ட்டைத் தேர்வு செய்யவும்',
    onePost: '1 போஸ்ட் தேர்வானது',
    next: 'அடுத்து',
    complete: 'முடி',
    products: '{0, plural, one {# பொருள்} other {# பொருட்கள்}}',
    problems: {
      noPost: 'தொடர ஒரு போஸ்ட்டைத் தேர்வு செய்யவும்',
      noProduct: 'தொடர ஒரு பொருளைச் சேர்க்கவும்',
    },
  },
};
