import type { WordsOf } from '../dictionary';

export const postTypes: WordsOf<'post-type'> = {
  'post-type': {
    ALL: 'সব',
    AUTO_DM: 'AutoDM',
    QR_CODE: 'QR কোড',
    COLLECTION: 'অ্যাফিলিয়েট লিঙ্ক',
  },
};
