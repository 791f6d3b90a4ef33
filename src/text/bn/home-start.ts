import type { WordsOf } from '../dictionary';

export const homeStart: WordsOf<'home-start'> = {
  'home-start': {
    title: 'শুরু করুন',
    progress: '{1}টির মধ্যে {0}টি হয়েছে',
    steps: { instagram: 'Instagram', link: 'প্রথম লিঙ্ক', post: 'প্রথম পোস্ট', bank: 'ব্যাঙ্কের বিবরণ' },
    next: {
      link: 'প্রথম লিঙ্ক তৈরি করুন', post: 'প্রথম পোস্টে প্রোডাক্ট লিঙ্ক করুন', bank: 'ব্যাঙ্কের বিবরণ যোগ করুন',
    },
    done: '{0}, হয়ে গেছে',
    open: '{0}, এখনও বাকি',
  },
};
