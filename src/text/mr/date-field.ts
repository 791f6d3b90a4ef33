import type { WordsOf } from '../dictionary';

export const dateField: WordsOf<'date-field'> = {
  'date-field': {
    between: '{0} ते {1} यांमधील दिवस निवडा.',
  },
};
