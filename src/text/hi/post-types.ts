import type { WordsOf } from '../dictionary';

export const postTypes: WordsOf<'post-type'> = {
  'post-type': {
    ALL: 'सभी',
    AUTO_DM: 'AutoDM',
    QR_CODE: 'QR कोड',
    COLLECTION: 'एफ़िलिएट लिंक',
  },
};
