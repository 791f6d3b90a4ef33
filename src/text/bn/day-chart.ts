import type { WordsOf } from '../dictionary';

export const dayChart: WordsOf<'day-chart'> = {
  'day-chart': {
    title: 'দিন অনুযায়ী',
    figure: 'চার্টে যা দেখাবে',
    metrics: { commission: 'কমিশন', clicks: 'ক্লিক', searches: 'সার্চ', orders: 'অর্ডার', sales: 'বিক্রি' },
    soFar: '{0}, এখন পর্যন্ত',
    day: '{0}: {1}',
    before: '{1} তারিখে {0}',
    now: 'এই সময়',
    previous: 'আগের সময়',
    days: '{0} – {1}',
    caption: 'দিন অনুযায়ী {0}, আগের সময়ের সঙ্গে',
    dayColumn: 'দিন',
  },
};
