import type { WordsOf } from '../dictionary';

export const productSheets: WordsOf<'product-sheet' | 'paste'> = {
  'product-sheet': {
    titles: { PREVIOUS_ORDERS: 'पिछले ऑर्डर', WISHLIST: 'विशलिस्ट', PRODUCT_LINK: 'प्रोडक्ट का लिंक पेस्ट करें' },
    empty: 'दिखाने को कोई प्रोडक्ट नहीं',
    done: 'हो गया',
    list: 'प्रोडक्ट',
  },
  paste: {
    link: 'प्रोडक्ट का लिंक',
    linkHint: 'एक लिंक, कई लिंक या लिंक वाला पूरा मैसेज पेस्ट करें',
    add: 'जोड़ें',
    foreign: 'आपने जो लिंक पेस्ट किया है, वह {0} के प्रोडक्ट का नहीं है',
    invalid: 'प्रोडक्ट का लिंक सही नहीं है। कृपया जाँचकर फिर से कोशिश करें।',
    notFound: 'यह प्रोडक्ट नहीं मिला। शायद अब बिकता नहीं है।',
    problems: '{0} लिंक नहीं जुड़ पाए',
    added: '{0, plural, one {# प्रोडक्ट जुड़ा} other {# प्रोडक्ट जुड़े}}',
    known: '{0, plural, one {# प्रोडक्ट पहले से था} other {# प्रोडक्ट पहले से थे}}',
  },
};
