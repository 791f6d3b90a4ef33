import type { WordsOf } from '../dictionary';

export const adMark: WordsOf<'ad-mark'> = {
  'ad-mark': {
    title: 'शेयर करते समय #Ad जोड़ें',
    text: 'ताकि फ़ॉलोअर्स को पता रहे कि इस लिंक से आपकी कमाई हो सकती है।',
  },
};
