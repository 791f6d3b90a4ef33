import type { WordsOf } from '../dictionary';

export const sortHead: WordsOf<'sort-head'> = {
  'sort-head': {
    label: 'வரிசைப்படுத்து',
    down: 'அதிகம் முதலில்',
    up: 'குறைவு முதலில்',
    newest: 'புதியது முதலில்',
    oldest: 'பழையது முதலில்',
  },
};
