import type { WordsOf } from '../dictionary';

export const periods: WordsOf<'period'> = {
  period: {
    names: {
      LAST_7_DAYS: 'கடந்த 7 நாட்கள்',
      LAST_14_DAYS: 'கடந்த 14 நாட்கள்',
      LAST_28_DAYS: 'கடந்த 28 நாட்கள்',
      LIFETIME: 'தொடக்கம் முதல்',
      YESTERDAY: 'நேற்று',
      LAST_30_DAYS: 'கடந்த 30 நாட்கள்',
      LAST_3_MONTHS: 'கடந்த 3 மாதங்கள்',
    },
    before: {
      LAST_7_DAYS: 'முந்தைய வாரத்தைவிட',
      LAST_14_DAYS: 'முந்தைய 2 வாரங்களைவிட',
      LAST_28_DAYS: 'முந்தைய மாதத்தைவிட',
      LAST_30_DAYS: 'முந்தைய மாதத்தைவிட',
    },
  },
};
