import type { WordsOf } from '../dictionary';

export const dateField: WordsOf<'date-field'> = {
  'date-field': {
    between: '{0} থেকে {1}-এর মধ্যে একটা দিন বাছুন।',
  },
};
