import type { WordsOf } from '../dictionary';

export const language: WordsOf<'language'> = {
  language: {
    label: 'భాష',
    failed: 'ఈ భాష లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  },
};
