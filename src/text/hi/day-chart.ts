import type { WordsOf } from '../dictionary';

export const dayChart: WordsOf<'day-chart'> = {
  'day-chart': {
    title: 'दिन के हिसाब से',
    figure: 'चार्ट में क्या दिखे',
    metrics: { commission: 'कमीशन', clicks: 'क्लिक', searches: 'सर्च', orders: 'ऑर्डर', sales: 'बिक्री' },
    soFar: '{0}, अब तक',
    day: '{0}: {1}',
    before: '{1} को {0}',
    now: 'यह अवधि',
    previous: 'इससे पहले की अवधि',
    days: '{0} – {1}',
    caption: 'दिन के हिसाब से {0}, पिछली अवधि के साथ',
    dayColumn: 'दिन',
  },
};
