import type { WordsOf } from '../dictionary';

export const language: WordsOf<'language'> = {
  language: {
    label: 'ভাষা',
    failed: 'এই ভাষা লোড করা যায়নি। আবার চেষ্টা করুন।',
  },
};
