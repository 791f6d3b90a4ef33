import type { WordsOf } from '../dictionary';

export const diagnosis: WordsOf<'not-begun'> = {
  'not-begun': {
    oldBrowser: 'మీ బ్రౌజర్‌ను అప్‌డేట్ చేయండి',
    oldBrowserAdvice: 'ఈ పేజీ పనిచేయాలంటే కొత్త వెర్షన్ కావాలి.',
    notLoaded: 'పేజీలోని ఈ భాగం లోడ్ కాలేదు',
    reload: 'పేజీని మళ్లీ లోడ్ చేయండి',
  },
};
