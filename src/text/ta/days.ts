import type { WordsOf } from '../dictionary';

export const days: WordsOf<'days'> = {
  days: {
    months: ['ஜன.', 'பிப்.', 'மார்.', 'ஏப்.', 'மே', 'ஜூன்', 'ஜூலை', 'ஆக.', 'செப்.', 'அக்.', 'நவ.', 'டிச.'],
    date: '{0} {1} {2}',
    short: '{0} {1}',
    range: '{0} – {1}',
    moment: '{0}, {1}',
    yesterday: 'நேற்று',
    today: 'இன்று',
    tomorrow: 'நாளை',
    daysAgo: '{0} நாட்களுக்கு முன்',
    onWeekday: ['திங்களன்று', 'செவ்வாயன்று', 'புதனன்று', 'வியாழனன்று', 'வெள்ளியன்று', 'சனியன்று', 'ஞாயிறன்று'],
    inDays: '{0} நாட்களில்',
    onDate: '{0} அன்று',
    withDate: '{0} ({1})',
  },
};
