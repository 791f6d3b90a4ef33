import type { WordsOf } from '../dictionary';

export const periods: WordsOf<'period'> = {
  period: {
    names: {
      LAST_7_DAYS: 'पिछले 7 दिन',
      LAST_14_DAYS: 'पिछले 14 दिन',
      LAST_28_DAYS: 'पिछले 28 दिन',
      LIFETIME: 'शुरू से अब तक',
      YESTERDAY: 'कल',
      LAST_30_DAYS: 'पिछले 30 दिन',
      LAST_3_MONTHS: 'पिछले 3 महीने',
    },
    before: {
      LAST_7_DAYS: 'पिछले हफ़्ते',
      LAST_14_DAYS: 'पिछले 2 हफ़्तों',
      LAST_28_DAYS: 'पिछले महीने',
      LAST_30_DAYS: 'पिछले महीने',
    },
  },
};
