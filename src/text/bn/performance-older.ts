import type { WordsOf } from '../dictionary';

export const performanceOlder: WordsOf<'older-performance'> = {
  'older-performance': {
    period: 'সময়',
    scrollDown: 'নিচে আপনার পোস্টে যান',
    buckets: 'হার অনুযায়ী কমিশন',
    sum: 'মোট',
    programme: {
      title: 'নতুন ক্রেতা প্রোগ্রাম',
      details: 'বিস্তারিত দেখুন',
    },
    links: {
      label: 'এরপর কোথায় যাবেন',
      payments: 'পেমেন্টে যান',
      earnings: 'আয়ে যান',
      window: 'আজকের পেমেন্ট {0}-এর অর্ডারের জন্য।',
      affiliateLinks: 'অ্যাফিলিয়েট লিঙ্ক তৈরি করুন',
      home: 'হোমে যান',
    },
    allPosts: 'সব পোস্ট',
    sortBy: 'সাজান',
    sort: { RECENCY: 'নতুন আগে', CLICKS: 'ক্লিক', ORDERS: 'অর্ডার', SALES: 'বিক্রি' },
  },
};
