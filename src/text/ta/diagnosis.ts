import type { WordsOf } from '../dictionary';

export const diagnosis: WordsOf<'not-begun'> = {
  'not-begun': {
    oldBrowser: 'உங்கள் பிரவுசரைப் புதுப்பிக்கவும்',
    oldBrowserAdvice: 'இந்தப் பக்கம் இயங்க புதிய பதிப்பு தேவை.',
    notLoaded: 'பக்கத்தின் இந்தப் பகுதி லோட் ஆகவில்லை',
    reload: 'பக்கத்தை மீண்டும் லோட் செய்யவும்',
  },
};
