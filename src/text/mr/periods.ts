import type { WordsOf } from '../dictionary';

export const periods: WordsOf<'period'> = {
  period: {
    names: {
      LAST_7_DAYS: 'मागील 7 दिवस',
      LAST_14_DAYS: 'मागील 14 दिवस',
      LAST_28_DAYS: 'मागील 28 दिवस',
      LIFETIME: 'सुरुवातीपासून',
      YESTERDAY: 'काल',
      LAST_30_DAYS: 'मागील 30 दिवस',
      LAST_3_MONTHS: 'मागील 3 महिने',
    },
    before: {
      LAST_7_DAYS: 'मागील आठवड्याच्या',
      LAST_14_DAYS: 'मागील 2 आठवड्यांच्या',
      LAST_28_DAYS: 'मागील महिन्याच्या',
      LAST_30_DAYS: 'मागील महिन्याच्या',
    },
  },
};
