import type { WordsOf } from '../dictionary';

export const language: WordsOf<'language'> = {
  language: {
    label: 'மொழி',
    failed: 'இந்த மொழி லோட் ஆகவில்லை. மீண்டும் முயலவும்.',
  },
};
