import type { WordsOf } from '../dictionary';

export const postDetails: WordsOf<'post-detail'> = {
  'post-detail': {
    created: '{0} তৈরি',
    pictures: 'এই পোস্টের ছবি',
    picture: 'ছবি {0}',
    perClick: { commission: 'প্রতি ক্লিকে কমিশন', orders: 'যত ক্লিক থেকে অর্ডার হয়েছে' },
    perSearch: { commission: 'প্রতি সার্চে কমিশন', orders: 'যত সার্চ থেকে অর্ডার হয়েছে' },
    linkedProducts: 'লিঙ্ক করা প্রোডাক্ট ({0})',
    noProducts: 'এই পোস্টে কোনো প্রোডাক্ট লিঙ্ক করা নেই।',
  },
};
