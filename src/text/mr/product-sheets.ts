import type { WordsOf } from '../dictionary';

export const productSheets: WordsOf<'product-sheet' | 'paste'> = {
  'product-sheet': {
    titles: { PREVIOUS_ORDERS: 'आधीच्या ऑर्डर', WISHLIST: 'विशलिस्ट', PRODUCT_LINK: 'प्रॉडक्टची लिंक पेस्ट करा' },
    empty: 'दाखवायला प्रॉडक्ट नाहीत',
    done: 'झाले',
    list: 'प्रॉडक्ट',
  },
  paste: {
    link: 'प्रॉडक्टची लिंक',
    linkHint: 'एक लिंक, अनेक लिंक किंवा लिंक असलेला पूर्ण मेसेज पेस्ट करा',
    add: 'जोडा',
    foreign: 'तुम्ही पेस्ट केलेली लिंक {0} वरील प्रॉडक्टची नाही',
    invalid: 'प्रॉडक्टची लिंक चुकीची आहे. कृपया तपासून पुन्हा प्रयत्न करा.',
    notFound: 'हे प्रॉडक्ट सापडले नाही. ते आता विकले जात नसेल.',
    problems: '{0, plural, one {# लिंक जोडता आली नाही} other {# लिंक जोडता आल्या नाहीत}}',
    added: '{0, plural, one {# प्रॉडक्ट जोडले} other {# प्रॉडक्ट जोडले}}',
    known: '{0, plural, one {# प्रॉडक्ट आधीपासून होते} other {# प्रॉडक्ट आधीपासून होते}}',
  },
};
