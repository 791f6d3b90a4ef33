import type { WordsOf } from '../dictionary';

export const listed: WordsOf<'post' | 'link'> = {
  post: {
    untitled: 'ক্যাপশন ছাড়া পোস্ট',
    deleted: 'পোস্ট মোছা হয়েছে',
    missing: 'আপনি যে পোস্ট মুছতে চাইছেন তা আর নেই।',
    noProducts: 'এই পোস্টে কোনো প্রোডাক্ট পাওয়া যায়নি। আবার চেষ্টা করুন।',
  },
  link: {
    deleted: 'কালেকশন মোছা হয়েছে',
    missing: 'আপনি যে কালেকশন মুছতে চাইছেন তা আর নেই।',
    noProducts: 'এই কালেকশনে কোনো প্রোডাক্ট পাওয়া যায়নি। আবার চেষ্টা করুন।',
  },
};
