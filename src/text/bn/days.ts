import type { WordsOf } from '../dictionary';

export const days: WordsOf<'days'> = {
  days: {
    months: ['জানু', 'ফেব্রু', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্টে', 'অক্টো', 'নভে', 'ডিসে'],
    date: '{0} {1} {2}',
    short: '{0} {1}',
    range: '{0} – {1}',
    moment: '{0}, {1}',
    yesterday: 'গতকাল',
    today: 'আজ',
    tomorrow: 'আগামীকাল',
    onWeekday: ['সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার', 'রবিবার'],
    inDays: '{0} দিন পরে',
    daysAgo: '{0} দিন আগে',
    onDate: '{0} তারিখে',
    withDate: '{0}, {1}',
  },
};
