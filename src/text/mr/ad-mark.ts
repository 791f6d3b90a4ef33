import type { WordsOf } from '../dictionary';

export const adMark: WordsOf<'ad-mark'> = {
  'ad-mark': {
    title: 'शेअर करताना #Ad जोडा',
    text: 'म्हणजे या लिंकमधून तुमची कमाई होऊ शकते, हे फॉलोअर्सना कळेल.',
  },
};
