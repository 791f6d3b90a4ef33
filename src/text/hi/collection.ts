import type { WordsOf } from '../dictionary';

export const collection: WordsOf<'collection'> = {
  collection: {
    by: '{0} की पसंद',
    count: '{0, select, 1 {1 प्रोडक्ट} other {{0} प्रोडक्ट}}',
    disclosure: 'एफ़िलिएट लिंक: आपकी ख़रीद पर {0} को कमीशन मिल सकता है।',
    someDisclosure: 'एफ़िलिएट लिंक: आपकी ख़रीद पर इस पेज के क्रिएटर को कमीशन मिल सकता है।',
    buy: '{0} पर देखें',
    products: 'प्रोडक्ट',
    more: '{0} और दिखाएँ',
    shop: '{0} पर जाएँ',
    empty: { title: 'यहाँ अभी कुछ नहीं है', text: 'इस कलेक्शन में अभी कोई प्रोडक्ट नहीं है।' },
    missing: { title: 'यह कलेक्शन नहीं मिला', text: 'हो सकता है लिंक ग़लत हो, या क्रिएटर ने कलेक्शन हटा दिया हो।' },
    title: 'कलेक्शन',
  },
};
