import type { WordsOf } from '../dictionary';

export const days: WordsOf<'days'> = {
  days: {
    months: ['जाने', 'फेब्रु', 'मार्च', 'एप्रिल', 'मे', 'जून', 'जुलै', 'ऑग', 'सप्टें', 'ऑक्टो', 'नोव्हें', 'डिसें'],
    date: '{0} {1} {2}',
    short: '{0} {1}',
    range: '{0} – {1}',
    moment: '{0}, {1}',
    yesterday: 'काल',
    today: 'आज',
    tomorrow: 'उद्या',
    onWeekday: ['सोमवारी', 'मंगळवारी', 'बुधवारी', 'गुरुवारी', 'शुक्रवारी', 'शनिवारी', 'रविवारी'],
    inDays: '{0} दिवसांत',
    daysAgo: '{0} दिवसांपूर्वी',
    onDate: '{0} रोजी',
    withDate: '{0} ({1})',
  },
};
