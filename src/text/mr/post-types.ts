import type { WordsOf } from '../dictionary';

export const postTypes: WordsOf<'post-type'> = {
  'post-type': {
    ALL: 'सर्व',
    AUTO_DM: 'AutoDM',
    QR_CODE: 'QR कोड',
    COLLECTION: 'ॲफिलिएट लिंक',
  },
};
