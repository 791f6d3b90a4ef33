import type { WordsOf } from '../dictionary';

export const days: WordsOf<'days'> = {
  days: {
    months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
    date: '{0} {1} {2}',
    short: '{0} {1}',
    range: '{0} – {1}',
    moment: '{0}, {1}',
    yesterday: 'कल',
    today: 'आज',
    tomorrow: 'कल',
    onWeekday: ['सोमवार को', 'मंगलवार को', 'बुधवार को', 'गुरुवार को', 'शुक्रवार को', 'शनिवार को', 'रविवार को'],
    inDays: '{0} दिन में',
    daysAgo: '{0} दिन पहले',
    onDate: '{0} को',
    withDate: '{0} ({1})',
  },
};
