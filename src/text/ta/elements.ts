import type { WordsOf } from '../dictionary';

export const elements: WordsOf<'element'> = {
  element: {
    loading: 'லோட் ஆகிறது',
    notPrinted: 'அச்சிட்டபோது இந்தப் பகுதி லோட் ஆகவில்லை. இதையும் பெற மீண்டும் அச்சிடவும்.',
    chunkFailed: 'இந்தப் பகுதி லோட் ஆகவில்லை',
    offline: 'இன்டர்நெட் இணைப்பு இல்லை',
    chunkAdvice: 'உங்கள் இன்டர்நெட் இணைப்பைச் சரிபார்த்து மீண்டும் முயலவும்.',
    retry: 'மீண்டும் முயல்க',
    sessionExpired: 'இதைப் பார்க்க லாகின் செய்யவும்',
    login: 'லாகின்',
  },
};
