import type { WordsOf } from '../dictionary';

export const periods: WordsOf<'period'> = {
  period: {
    names: {
      LAST_7_DAYS: 'গত 7 দিন',
      LAST_14_DAYS: 'গত 14 দিন',
      LAST_28_DAYS: 'গত 28 দিন',
      LIFETIME: 'শুরু থেকে',
      YESTERDAY: 'গতকাল',
      LAST_30_DAYS: 'গত 30 দিন',
      LAST_3_MONTHS: 'গত 3 মাস',
    },
    before: {
      LAST_7_DAYS: 'আগের সপ্তাহ',
      LAST_14_DAYS: 'আগের 2 সপ্তাহ',
      LAST_28_DAYS: 'আগের মাস',
      LAST_30_DAYS: 'আগের মাস',
    },
  },
};
