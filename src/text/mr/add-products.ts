import type { WordsOf } from '../dictionary';

export const addProducts: WordsOf<'add-products'> = {
  'add-products': {
    heading: 'प्रॉडक्ट जोडा',
    cards: {
      PREVIOUS_ORDERS: 'मार्केटप्लेसवरील ऑर्डरमधून',
      WISHLIST: 'विशलिस्टमधून',
      PRODUCT_LINK: 'प्रॉडक्टची लिंक पेस्ट करा',
    },
    selected: '{0} निवडले',
    selectedProducts: 'निवडलेले प्रॉडक्ट',
    nothingSelected: 'तुम्ही निवडलेले प्रॉडक्ट इथे दिसतील.',
    remove: '{0} काढा',
    commission: '{0}% कमिशन',
    noCommission: 'कमिशन नाही',
  },
};
