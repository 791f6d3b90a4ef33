import type { WordsOf } from '../dictionary';

export const dayChart: WordsOf<'day-chart'> = {
  'day-chart': {
    title: 'நாள்வாரியாக',
    figure: 'வரைபடத்தில் காட்டுவது',
    metrics: { commission: 'கமிஷன்', clicks: 'கிளிக்', searches: 'தேடல்', orders: 'ஆர்டர்', sales: 'விற்பனை' },
    soFar: '{0}, இதுவரை',
    day: '{0}: {1}',
    before: '{1} அன்று {0}',
    now: 'இந்தக் காலம்',
    previous: 'முந்தைய காலம்',
    days: '{0} – {1}',
    caption: 'நாள்வாரியாக {0}, முந்தைய காலத்துடன்',
    dayColumn: 'நாள்',
  },
};
