import type { WordsOf } from '../dictionary';

export const diagnosis: WordsOf<'not-begun'> = {
  'not-begun': {
    oldBrowser: 'अपना ब्राउज़र अपडेट करें',
    oldBrowserAdvice: 'यह पेज नए वर्शन में ही चलता है।',
    notLoaded: 'पेज का यह हिस्सा लोड नहीं हो पाया',
    reload: 'पेज फिर से लोड करें',
  },
};
