import type { WordsOf } from '../dictionary';

export const adMark: WordsOf<'ad-mark'> = {
  'ad-mark': {
    title: 'షేర్ చేసేటప్పుడు #Ad చేర్చండి',
    text: 'ఈ లింక్ ద్వారా మీకు ఆదాయం రావచ్చని ఫాలోవర్లకు తెలియడానికి.',
  },
};
