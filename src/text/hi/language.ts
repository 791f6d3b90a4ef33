import type { WordsOf } from '../dictionary';

export const language: WordsOf<'language'> = {
  language: {
    label: 'भाषा',
    failed: 'यह भाषा लोड नहीं हो पाई। कृपया फिर से कोशिश करें।',
  },
};
