import type { WordsOf } from '../dictionary';

export const sortHead: WordsOf<'sort-head'> = {
  'sort-head': {
    label: 'క్రమం',
    down: 'ఎక్కువవి ముందు',
    up: 'తక్కువవి ముందు',
    newest: 'కొత్తవి ముందు',
    oldest: 'పాతవి ముందు',
  },
};
