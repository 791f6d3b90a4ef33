import type { WordsOf } from '../dictionary';

export const widgets: WordsOf<'widget' | 'control' | 'empty-state' | 'column-sum' | 'field'> = {
  widget: {
    loading: 'লোড হচ্ছে',
    loaded: 'লোড হয়েছে',
    more: '+{0}',
    productImages: 'প্রোডাক্টের ছবি',
    missingPicture: '{0} (ছবি নেই)',
    error: {
      title: 'কোথাও একটা সমস্যা হয়েছে!',
      retry: 'আবার চেষ্টা করুন',
    },
    offline: {
      title: 'আপনি অফলাইনে আছেন',
      text: 'ইন্টারনেট এলেই এটা নিজে থেকে লোড হবে।',
    },
    asOf: {
      label: 'সর্বশেষ তথ্য নয়',
      failed: 'আপডেট হয়নি',
      of: '{0}-এর তথ্য',
      retry: 'আবার চেষ্টা করুন',
      remembered: 'শেষ জানা তথ্য, {0}',
    },
  },
  control: {
    close: 'বন্ধ করুন',
    back: 'পিছনে',
    loadMore: 'আরও লোড করুন',
    dismiss: 'মেসেজ সরান',
    about: '{0} সম্পর্কে',
    select: '{0} বাছুন',
  },
  'empty-state': {
    title: 'দেখানোর মতো তথ্য নেই',
    text: 'বাছা সময়ে ফল দেখানোর মতো যথেষ্ট তথ্য নেই।',
    createPost: 'প্রথম পোস্ট তৈরি করুন',
  },
  'column-sum': {
    rounded: 'প্রতিটি অঙ্ক পূর্ণ টাকায় ধরা হয়েছে, তাই যোগফলে সামান্য তফাত হতে পারে।',
    differs: 'উপরের লাইনগুলোর যোগফল মার্কেটপ্লেসের দেওয়া যোগফলের সঙ্গে মেলে না।',
  },
  field: {
    counter: '{0}/{1}',
    tooLong: '{0} অক্ষরের সীমা পেরিয়ে গেছে',
  },
};
