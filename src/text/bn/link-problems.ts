import type { WordsOf } from '../dictionary';

export const linkProblems: WordsOf<'link-problems'> = {
  'link-problems': {
    platform: 'এগোতে একটা প্ল্যাটফর্ম বাছুন',
    youtubeMissing: 'এগোতে একটা YouTube ভিডিওর লিঙ্ক দিন',
    facebookMissing: 'এগোতে একটা Facebook ভিডিওর লিঙ্ক দিন',
    youtubeInvalid: 'সঠিক YouTube লিঙ্ক পেস্ট করুন',
    facebookInvalid: 'সঠিক Facebook লিঙ্ক পেস্ট করুন',
    name: 'এগোতে কালেকশনের নাম দিন',
    nameTooLong: '50 অক্ষরের সীমা পেরিয়ে গেছে',
    noProduct: 'এগোতে একটা প্রোডাক্ট যোগ করুন',
    oneProduct: 'সিঙ্গল লিঙ্কে ঠিক একটাই প্রোডাক্ট থাকে',
  },
};
