import type { WordsOf } from '../dictionary';

export const productSheets: WordsOf<'product-sheet' | 'paste'> = {
  'product-sheet': {
    titles: { PREVIOUS_ORDERS: 'আগের অর্ডার', WISHLIST: 'উইশলিস্ট', PRODUCT_LINK: 'প্রোডাক্টের লিঙ্ক পেস্ট করুন' },
    empty: 'দেখানোর মতো কোনো প্রোডাক্ট নেই',
    done: 'হয়ে গেছে',
    list: 'প্রোডাক্ট',
  },
  paste: {
    link: 'প্রোডাক্টের লিঙ্ক',
    linkHint: 'একটা লিঙ্ক, কয়েকটা লিঙ্ক, বা লিঙ্ক সমেত পুরো মেসেজ পেস্ট করুন',
    add: 'যোগ করুন',
    foreign: 'আপনি যে লিঙ্ক পেস্ট করেছেন তা {0}-এর প্রোডাক্টের নয়',
    invalid: 'প্রোডাক্টের লিঙ্কটা ঠিক নয়। দেখে নিয়ে আবার চেষ্টা করুন।',
    notFound: 'এই প্রোডাক্টটা পাওয়া গেল না। হয়তো আর বিক্রি হয় না।',
    problems: '{0}টি লিঙ্ক যোগ করা যায়নি',
    added: '{0}টি প্রোডাক্ট যোগ হয়েছে',
    known: '{0}টি প্রোডাক্ট আগে থেকেই ছিল',
  },
};
