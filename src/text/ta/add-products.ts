import type { WordsOf } from '../dictionary';

export const addProducts: WordsOf<'add-products'> = {
  'add-products': {
    heading: 'பொருட்களைச் சேர்க்கவும்',
    cards: {
      PREVIOUS_ORDERS: 'உங்கள் ஆர்டர்களிலிருந்து',
      WISHLIST: 'விஷ்லிஸ்ட்டிலிருந்து',
      PRODUCT_LINK: 'பொருளின் லிங்க்கை ஒட்டவும்',
    },
    selected: '{0} தேர்வானது',
    selectedProducts: 'தேர்ந்தெடுத்த பொருட்கள்',
    nothingSelected: 'நீங்கள் தேர்வு செய்யும் பொருட்கள் இங்கே தெரியும்.',
    remove: '{0} – அகற்று',
    commission: '{0}% கமிஷன்',
    noCommission: 'கமிஷன் இல்லை',
  },
};
