import type { WordsOf } from '../dictionary';

export const dateField: WordsOf<'date-field'> = {
  'date-field': {
    between: '{0} నుండి {1} వరకు ఉన్న ఒక రోజును ఎంచుకోండి.',
  },
};
