import type { WordsOf } from '../dictionary';

export const find: WordsOf<'find'> = {
  find: {
    names: {
      posts: { search: 'पोस्ट खोजें', count: '{0, plural, =1 {1 पोस्ट} other {{1} पोस्ट}}' },
      collections: { search: 'लिंक खोजें', count: '{0, plural, =1 {1 लिंक या कलेक्शन} other {{1} लिंक और कलेक्शन}}' },
      codes: { search: 'QR कोड खोजें', count: '{0, plural, =1 {1 QR कोड} other {{1} QR कोड}}' },
    },
    sortBy: 'क्रम',
    sorts: { newest: 'नए पहले', earned: 'ज़्यादा कमाई', clicks: 'ज़्यादा क्लिक' },
    found: '{1} में से {0}',
    reading: '{1} में से {0} देखे जा रहे हैं…',
    stopped: '{1} में से सिर्फ़ सबसे नए {0} देखे गए।',
    goOn: 'और देखें',
    none: 'कुछ नहीं मिला',
    noneText: 'यहाँ “{0}” वाला कुछ नहीं है।',
    clear: 'खोज हटाएँ',
  },
};
