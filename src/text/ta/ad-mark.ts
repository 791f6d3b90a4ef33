import type { WordsOf } from '../dictionary';

export const adMark: WordsOf<'ad-mark'> = {
  'ad-mark': {
    title: 'ஷேர் செய்யும்போது #Ad சேர்',
    text: 'இந்த லிங்க்கில் உங்களுக்கு வருமானம் கிடைக்கலாம் என்று ஃபாலோயர்கள் தெரிந்துகொள்ள.',
  },
};
