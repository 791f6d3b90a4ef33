import type { WordsOf } from '../dictionary';

export const success: WordsOf<'success'> = {
  success: {
    post: { title: 'AutoDM সেটআপ সম্পূর্ণ', text: 'আপনার পোস্টে প্রোডাক্ট লিঙ্ক হয়েছে' },
    link: { title: 'আপনার লিঙ্ক তৈরি', text: '{0}-এর জন্য' },
    platforms: {
      INSTAGRAM_STORIES: 'Instagram Stories',
      YOUTUBE: 'YouTube',
      FACEBOOK: 'Facebook',
      SINGLE_LINK: 'সিঙ্গল অ্যাফিলিয়েট লিঙ্ক',
      COLLECTION_LINK: 'কালেকশন লিঙ্ক',
    },
    preview: 'প্রিভিউ',
    remove: 'মুছুন',
    added: 'যোগ করা প্রোডাক্ট ({0})',
    home: 'হোমে যান',
    collectionDeleted: 'কালেকশন মোছা হয়েছে',
    collectionGone: 'আপনি যে কালেকশন মুছতে চাইছেন তা আর নেই।',
  },
};
