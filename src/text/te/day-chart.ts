import type { WordsOf } from '../dictionary';

export const dayChart: WordsOf<'day-chart'> = {
  'day-chart': {
    title: 'రోజువారీగా',
    figure: 'చార్ట్‌లో చూపేది',
    metrics: { commission: 'కమీషన్', clicks: 'క్లిక్‌లు', searches: 'సెర్చ్‌లు', orders: 'ఆర్డర్‌లు', sales: 'అమ్మకాలు' },
    soFar: '{0}, ఇప్పటివరకు',
    day: '{0}: {1}',
    before: '{1}: {0}',
    now: 'ఈ కాలం',
    previous: 'మునుపటి కాలం',
    days: '{0} – {1}',
    caption: 'రోజువారీగా {0}, మునుపటి కాలంతో',
    dayColumn: 'రోజు',
  },
};
