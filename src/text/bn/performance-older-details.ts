import type { WordsOf } from '../dictionary';

export const performanceOlderDetails: WordsOf<'older-post-facts' | 'older-drawer'> = {
  'older-post-facts': {
    clicks: 'ক্লিক',
    searches: 'সার্চ',
    orders: 'অর্ডার',
    sales: 'বিক্রি',
    commission: 'কমিশন',
    bonus: 'নতুন ইউজার বোনাস',
  },
  'older-drawer': {
    title: 'পোস্টের বিস্তারিত',
    since: 'পোস্ট তৈরির পর থেকে সবকিছুর হিসাব।',
    rates: 'হার অনুযায়ী এই পোস্টের আয়',
    average: 'গড় হার',
    commission: 'কমিশন',
  },
};
