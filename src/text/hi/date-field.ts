import type { WordsOf } from '../dictionary';

export const dateField: WordsOf<'date-field'> = {
  'date-field': {
    between: '{0} से {1} के बीच का दिन चुनें।',
  },
};
