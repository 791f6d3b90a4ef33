import type { WordsOf } from '../dictionary';

export const sortHead: WordsOf<'sort-head'> = {
  'sort-head': {
    label: 'क्रम लावा',
    down: 'जास्त आधी',
    up: 'कमी आधी',
    newest: 'नवीन आधी',
    oldest: 'जुने आधी',
  },
};
