import type { WordsOf } from '../dictionary';

export const find: WordsOf<'find'> = {
  find: {
    names: {
      posts: { search: 'পোস্ট খুঁজুন', count: '{0, plural, =1 {1টি পোস্ট} other {{1}টি পোস্ট}}' },
      collections: { search: 'লিঙ্ক খুঁজুন', count: '{0, plural, =1 {1টি লিঙ্ক বা কালেকশন} other {{1}টি লিঙ্ক ও কালেকশন}}' },
      codes: { search: 'QR কোড খুঁজুন', count: '{0, plural, =1 {1টি QR কোড} other {{1}টি QR কোড}}' },
    },
    sortBy: 'সাজান',
    sorts: { newest: 'নতুন আগে', earned: 'বেশি আয়', clicks: 'বেশি ক্লিক' },
    found: '{1}-এর মধ্যে {0}',
    reading: '{1}-এর মধ্যে {0} দেখা হচ্ছে…',
    stopped: '{1}-এর মধ্যে শুধু সবচেয়ে নতুন {0}টি দেখা হয়েছে।',
    goOn: 'আরও দেখুন',
    none: 'কিছু পাওয়া গেল না',
    noneText: 'এখানে “{0}” আছে এমন কিছু নেই।',
    clear: 'খোঁজা মুছুন',
  },
};
