import type { WordsOf } from '../dictionary';

export const periods: WordsOf<'period'> = {
  period: {
    names: {
      LAST_7_DAYS: 'గత 7 రోజులు',
      LAST_14_DAYS: 'గత 14 రోజులు',
      LAST_28_DAYS: 'గత 28 రోజులు',
      LIFETIME: 'మొదటి నుండి',
      YESTERDAY: 'నిన్న',
      LAST_30_DAYS: 'గత 30 రోజులు',
      LAST_3_MONTHS: 'గత 3 నెలలు',
    },
    before: {
      LAST_7_DAYS: 'అంతకుముందు వారం కంటే',
      LAST_14_DAYS: 'అంతకుముందు 2 వారాల కంటే',
      LAST_28_DAYS: 'అంతకుముందు నెల కంటే',
      LAST_30_DAYS: 'అంతకుముందు నెల కంటే',
    },
  },
};
