import type { WordsOf } from '../dictionary';

export const addProducts: WordsOf<'add-products'> = {
  'add-products': {
    heading: 'प्रोडक्ट जोड़ें',
    cards: {
      PREVIOUS_ORDERS: 'मार्केटप्लेस के ऑर्डर से',
      WISHLIST: 'विशलिस्ट से',
      PRODUCT_LINK: 'प्रोडक्ट का लिंक पेस्ट करें',
    },
    selected: '{0} चुने गए',
    selectedProducts: 'चुने हुए प्रोडक्ट',
    nothingSelected: 'आप जो प्रोडक्ट चुनेंगे, वे यहाँ दिखेंगे।',
    remove: '{0} हटाएँ',
    commission: '{0}% कमीशन',
    noCommission: 'कमीशन नहीं',
  },
};
