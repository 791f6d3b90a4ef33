import type { WordsOf } from '../dictionary';

export const postTypes: WordsOf<'post-type'> = {
  'post-type': {
    ALL: 'అన్నీ',
    AUTO_DM: 'AutoDM',
    QR_CODE: 'QR కోడ్',
    COLLECTION: 'అఫిలియేట్ లింక్',
  },
};
