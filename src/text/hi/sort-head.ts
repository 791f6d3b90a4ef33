import type { WordsOf } from '../dictionary';

export const sortHead: WordsOf<'sort-head'> = {
  'sort-head': {
    label: 'क्रम',
    down: 'ज़्यादा पहले',
    up: 'कम पहले',
    newest: 'नया पहले',
    oldest: 'पुराना पहले',
  },
};
