import type { WordsOf } from '../dictionary';

export const language: WordsOf<'language'> = {
  language: {
    label: 'भाषा',
    failed: 'ही भाषा लोड होऊ शकली नाही. पुन्हा प्रयत्न करा.',
  },
};
