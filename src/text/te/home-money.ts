import type { WordsOf } from '../dictionary';

export const homeMoney: WordsOf<'home-money'> = {
  'home-money': {
    next: { title: 'మీ తదుపరి పేమెంట్', day: '{0} వస్తుంది', late: '{0} రావాల్సింది', open: 'మీ పేమెంట్‌లు చూడండి' },
    paid: { title: 'మీ చివరి పేమెంట్', day: '{0} వచ్చింది' },
    pending: { title: 'బ్యాంక్ వివరాలు కావాలి', day: '{0} రావాల్సి ఉంది', open: 'బ్యాంక్ వివరాలు జోడించండి' },
    earned: { title: 'ఇప్పటివరకు సంపాదన', text: 'ఆర్డర్ చేసిన మూడు వారాలకు డబ్బు వస్తుంది' },
    nothing: { title: 'మీ సంపాదన', text: 'మీ మొదటి కమీషన్ ఇక్కడ కనిపిస్తుంది' },
    unknown: { title: 'మీ సంపాదన', text: 'ఇప్పుడు చూపలేకపోతున్నాం' },
    covers: '{0} ఆర్డర్‌లు',
    since: 'మీరు చివరిసారి వచ్చినప్పటి నుండి +{0}{1, plural, =0 {} one {, # ఆర్డర్} other {, # ఆర్డర్‌లు}}',
    failed: 'మీ పేమెంట్‌లు లోడ్ కాలేదు.',
  },
};
