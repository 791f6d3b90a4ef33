import type { WordsOf } from '../dictionary';

export const elements: WordsOf<'element'> = {
  element: {
    loading: 'లోడ్ అవుతోంది',
    notPrinted: 'ప్రింట్ చేసినప్పుడు ఈ భాగం లోడ్ కాలేదు. ఇది కూడా రావాలంటే మళ్లీ ప్రింట్ చేయండి.',
    chunkFailed: 'ఈ భాగం లోడ్ కాలేదు',
    offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు',
    chunkAdvice: 'మీ ఇంటర్నెట్ కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
    retry: 'మళ్లీ ప్రయత్నించండి',
    sessionExpired: 'దీన్ని చూడటానికి లాగిన్ చేయండి',
    login: 'లాగిన్',
  },
};
