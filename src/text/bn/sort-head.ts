import type { WordsOf } from '../dictionary';

export const sortHead: WordsOf<'sort-head'> = {
  'sort-head': {
    label: 'সাজান',
    down: 'বেশি আগে',
    up: 'কম আগে',
    newest: 'নতুন আগে',
    oldest: 'পুরোনো আগে',
  },
};
