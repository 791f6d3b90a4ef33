import type { WordsOf } from '../dictionary';

export const postTypes: WordsOf<'post-type'> = {
  'post-type': {
    ALL: 'எல்லாம்',
    AUTO_DM: 'AutoDM',
    QR_CODE: 'QR கோடு',
    COLLECTION: 'அஃபிலியேட் லிங்க்',
  },
};
