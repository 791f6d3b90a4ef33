import type { WordsOf } from '../dictionary';

export const postLinking: WordsOf<'post-linking'> = {
  'post-linking': {
    title: 'পোস্ট লিঙ্ক করুন',
    steps: 'ধাপ',
    step: { post: 'পোস্ট বাছুন', products: 'প্রোডাক্ট যোগ করুন' },
    position: '2 ধাপের {0} নম্বর:',
    done: ', হয়ে গেছে',
    posts: 'আপনার Instagram পোস্ট',
    none: 'এখনও কোনো পোস্ট নেই',
    noneText: 'আপনার Instagram অ্যাকাউন্টের পোস্ট ও রিল এখানে দেখা যাবে। একটা পোস্ট করে ফিরে আসুন।',
    lookAgain: 'আবার দেখুন',
    chosen: 'আপনার পোস্ট',
    change: 'বদলান',
    nothingChosen: 'একটা পোস্ট বাছুন',
    onePost: '1টি পোস্ট বাছা হয়েছে',
    next: 'পরের ধাপ',
    complete: 'সম্পূর্ণ করুন',
    products: '{0}টি প্রোডাক্ট',
    problems: {
      noPost: 'এগোতে একটা পোস্ট বাছুন',
      noProduct: 'এগোতে একটা প্রোডাক্ট যোগ করুন',
    },
  },
};
