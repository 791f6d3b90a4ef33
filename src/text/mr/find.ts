import type { WordsOf } from '../dictionary';

export const find: WordsOf<'find'> = {
  find: {
    names: {
      posts: { search: 'पोस्ट शोधा', count: '{0, plural, one {1 पोस्ट} other {{1} पोस्ट}}' },
      collections: { search: 'लिंक शोधा', count: '{0, plural, one {1 लिंक किंवा कलेक्शन} other {{1} लिंक आणि कलेक्शन}}' },
      codes: { search: 'QR कोड शोधा', count: '{0, plural, one {1 QR कोड} other {{1} QR कोड}}' },
    },
    sortBy: 'क्रम लावा',
    sorts: { newest: 'नवीन आधी', earned: 'जास्त कमाई', clicks: 'जास्त क्लिक' },
    found: '{1} पैकी {0}',
    reading: '{1} पैकी {0} तपासत आहोत…',
    stopped: '{1} पैकी फक्त सर्वात नवीन {0} तपासले.',
    goOn: 'आणखी तपासा',
    none: 'काही सापडले नाही',
    noneText: 'इथे “{0}” असलेले काही नाही.',
    clear: 'शोध काढा',
  },
};
