import type { WordsOf } from '../dictionary';

export const performanceNew: WordsOf<'new-performance'> = {
  'new-performance': {
    detailTitle: 'পোস্টের বিস্তারিত',
    period: 'সময়সীমা',
    breakdown: 'হিসাবটা দেখুন',
    cash: 'আপনি নগদে আয় করেন: নিশ্চিত অর্ডারের কমিশন প্রতি সপ্তাহে আপনার ব্যাঙ্ক অ্যাকাউন্টে যায়।',
    posts: 'যে পোস্টে বিক্রি হয়েছে ({0})',
    noPosts: 'বাছা সময়ে কোনো পোস্টে ক্লিক হয়নি',
    clicksOf: '{0}টি ক্লিক',
    searchesOf: '{0}টি সার্চ',
    commissionOf: '{0} কমিশন',
    salesOf: '{0} বিক্রি',
    columns: { post: 'পোস্ট', type: 'ধরন', commission: 'কমিশন', sales: 'বিক্রি', visits: 'দেখা', share: 'কমিশনের অংশ' },
    best: {
      title: 'সেরা পোস্ট',
      of: 'কমিশন অনুযায়ী, এখন পর্যন্ত লোড হওয়া {0}টি পোস্টের মধ্যে',
      ofAll: 'এই সময়ে কমিশন অনুযায়ী',
    },
  },
};
