import type { WordsOf } from '../dictionary';

export const days: WordsOf<'days'> = {
  days: {
    months: ['జన', 'ఫిబ్ర', 'మార్చి', 'ఏప్రి', 'మే', 'జూన్', 'జులై', 'ఆగ', 'సెప్టెం', 'అక్టో', 'నవం', 'డిసెం'],
    date: '{0} {1} {2}',
    short: '{0} {1}',
    range: '{0} – {1}',
    moment: '{0}, {1}',
    yesterday: 'నిన్న',
    today: 'ఈరోజు',
    tomorrow: 'రేపు',
    daysAgo: '{0} రోజుల క్రితం',
    onWeekday: ['సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం', 'ఆదివారం'],
    inDays: '{0} రోజుల్లో',
    onDate: '{0}న',
    withDate: '{0} ({1})',
  },
};
