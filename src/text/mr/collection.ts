import type { WordsOf } from '../dictionary';

export const collection: WordsOf<'collection'> = {
  collection: {
    by: '{0} यांची निवड',
    count: '{0, select, 1 {1 प्रॉडक्ट} other {{0} प्रॉडक्ट}}',
    disclosure: 'ॲफिलिएट लिंक: तुम्ही खरेदी केल्यावर {0} यांना कमिशन मिळू शकते.',
    someDisclosure: 'ॲफिलिएट लिंक: तुम्ही खरेदी केल्यावर या पेजच्या क्रिएटरला कमिशन मिळू शकते.',
    buy: '{0} वर पाहा',
    products: 'प्रॉडक्ट',
    more: 'आणखी {0} दाखवा',
    shop: '{0} वर जा',
    empty: { title: 'इथे अजून काही नाही', text: 'या कलेक्शनमध्ये सध्या एकही प्रॉडक्ट नाही.' },
    missing: { title: 'हे कलेक्शन सापडले नाही', text: 'लिंक चुकीची असू शकते किंवा क्रिएटरने हे कलेक्शन काढले असेल.' },
    title: 'कलेक्शन',
  },
};
