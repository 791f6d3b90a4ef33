import type { WordsOf } from '../dictionary';

export const performance: WordsOf<'performance' | 'performance-post'> = {
  performance: {
    title: 'পারফরম্যান্স',
    totalCommission: 'মোট কমিশন',
    commission: 'কমিশন',
    clicks: 'ক্লিক',
    searches: 'সার্চ',
    orders: 'অর্ডার',
    sales: 'বিক্রি',
    change: '{1}-এর তুলনায় {0}',
    bonus: {
      title: 'নতুন ক্রেতা বোনাস',
      sentence: 'নতুন ক্রেতার ডেলিভারি হওয়া অর্ডারে Rs.180 পর্যন্ত অতিরিক্ত আয় করুন।',
      earnings: 'পাওয়া বোনাস',
      orders: 'নতুন ক্রেতার অর্ডার',
    },
  },
  'performance-post': {
    tabs: 'পোস্টের ধরন',
    untitled: 'বিবরণ ছাড়া পোস্ট',
    share: 'কমিশনের {0}',
  },
};
