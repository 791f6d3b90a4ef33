import type { WordsOf } from '../dictionary';

export const diagnosis: WordsOf<'not-begun'> = {
  'not-begun': {
    oldBrowser: 'तुमचा ब्राउझर अपडेट करा',
    oldBrowserAdvice: 'हे पेज चालण्यासाठी नवीन आवृत्ती हवी.',
    notLoaded: 'पेजचा हा भाग लोड होऊ शकला नाही',
    reload: 'पेज पुन्हा लोड करा',
  },
};
