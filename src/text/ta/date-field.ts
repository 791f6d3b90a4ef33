import type { WordsOf } from '../dictionary';

export const dateField: WordsOf<'date-field'> = {
  'date-field': {
    between: '{0} முதல் {1} வரை உள்ள ஒரு நாளைத் தேர்ந்தெடுக்கவும்.',
  },
};
