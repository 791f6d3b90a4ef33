import type { WordsOf } from '../dictionary';

export const dayChart: WordsOf<'day-chart'> = {
  'day-chart': {
    title: 'दिवसानुसार',
    figure: 'चार्टमधील आकडा',
    metrics: { commission: 'कमिशन', clicks: 'क्लिक', searches: 'सर्च', orders: 'ऑर्डर', sales: 'विक्री' },
    soFar: '{0}, आतापर्यंत',
    day: '{0}: {1}',
    before: '{1} रोजी {0}',
    now: 'हा कालावधी',
    previous: 'आधीचा कालावधी',
    days: '{0} – {1}',
    caption: 'दिवसानुसार {0}, आधीच्या कालावधीसह',
    dayColumn: 'दिवस',
  },
};
