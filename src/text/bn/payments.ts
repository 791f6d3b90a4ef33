import type { WordsOf } from '../dictionary';

export const payments: WordsOf<'past-payments' | 'payment' | 'payment-orders' | 'payment-dates' | 'commission-view'> = {
  'past-payments': {
    list: 'আগের পেমেন্ট',
    columns: { day: 'পেমেন্টের দিন', amount: 'টাকা', status: 'অবস্থা' },
    sums: 'এই সব পেমেন্ট',
    paid: 'এখন পর্যন্ত পেয়েছেন',
    pending: 'এখনও বাকি',
    trend: 'আপনার শেষ {0}টি পেমেন্ট',
    bar: '{0}: {1}',
    none: 'এখনও কোনো পেমেন্ট নেই',
    noneText: 'প্রতি সপ্তাহে পেমেন্ট হয়, তিন সপ্তাহ আগের নিশ্চিত অর্ডারের জন্য।',
  },
  payment: {
    title: '{0}-এর পেমেন্ট',
    undated: 'পেমেন্ট',
    sum: { PAID: 'আপনাকে দেওয়া হয়েছে', PENDING: 'দেওয়া হবে', UPCOMING: 'দেওয়া হবে' },
  },
  'payment-orders': {
    title: 'এই পেমেন্টে {0}টি অর্ডার',
    unnamed: 'প্রোডাক্ট',
    sale: '{0} বিক্রি',
    bonus: '+ {0} বোনাস',
    none: 'এই পেমেন্টে কোনো অর্ডার নেই: এটা পুরস্কার থেকে এসেছে।',
    failed: 'অর্ডারগুলো লোড করা যায়নি।',
    retry: 'আবার চেষ্টা করুন',
  },
  'payment-dates': {
    title: 'কবে টাকা পাব?',
    badge: 'আনুমানিক',
    today: 'আজকের অর্ডারের টাকা {0} নাগাদ পাবেন।',
    chosen: '{0}-এর অর্ডারের টাকা {1} নাগাদ পাবেন।',
    steps: 'অর্ডার থেকে আপনার অ্যাকাউন্ট পর্যন্ত',
    step: { ordered: 'অর্ডার', returnWindowEnds: 'ফেরতের শেষ দিন', confirmed: 'নিশ্চিত', paid: 'আপনার টাকা' },
    after: '+{0} দিন',
    field: 'অর্ডারের দিন',
    note: 'প্রোগ্রামের নিয়ম ধরে আনুমানিক হিসাব: ফেরতের জন্য 7 দিন, নিশ্চিত হতে প্রায় 21 দিন, আর প্রতি সপ্তাহে পেমেন্ট।',
  },
  'commission-view': {
    confirmed: {
      figures: { commissions: 'নিশ্চিত কমিশন', orders: 'নিশ্চিত অর্ডার', sales: 'নিশ্চিত বিক্রি' },
      open: 'হিসাবটা দেখুন',
      rates: 'কমিশনের হার অনুযায়ী',
      none: 'এখনও কিছু নিশ্চিত হয়নি। অর্ডার নিশ্চিত হতে প্রায় 21 দিন লাগে।',
    },
    pending: {
      figures: { commissions: 'বাকি কমিশন', orders: 'বাকি অর্ডার', sales: 'বাকি বিক্রি' },
      text: 'অর্ডার নিশ্চিত হতে প্রায় 21 দিন লাগে। ফেরত দেওয়ার সময় 7 দিন।',
    },
  },
};
