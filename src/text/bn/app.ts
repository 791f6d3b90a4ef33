import type { WordsOf } from '../dictionary';

export const app: WordsOf<'app' | 'error-notes'> = {
  app: {
    navigation: 'প্রধান মেনু',
    skip: 'মূল অংশে যান',
    failed: 'অ্যাপে একটা অপ্রত্যাশিত সমস্যা হয়েছে!',
    unreached: 'সার্ভারের সঙ্গে যোগাযোগ করা গেল না',
    offline: 'আপনি অফলাইনে আছেন',
    nav: { home: 'হোম', performance: 'পারফরম্যান্স', earnings: 'পেমেন্ট', autoDm: 'AutoDM', help: 'সাহায্য' },
    titles: {
      login: 'লগ ইন',
      home: 'হোম',
      autoDm: 'AutoDM',
      autoDmListing: 'AutoDM পোস্ট',
      postLinking: 'পোস্ট লিঙ্ক করুন',
      postLinkingOlder: 'পোস্ট লিঙ্ক করুন',
      collectionListing: 'লিঙ্ক ও কালেকশন',
      qrCodeListing: 'QR কোড',
      affiliateLinks: 'অ্যাফিলিয়েট লিঙ্ক তৈরি করুন',
      affiliateLinksOlder: 'অ্যাফিলিয়েট লিঙ্ক তৈরি করুন',
      orderedProducts: 'আগের অর্ডার',
      performance: 'পারফরম্যান্স',
      earnings: 'পেমেন্ট',
      bankDetails: 'ব্যাঙ্কের বিবরণ',
      help: 'সাহায্য',
      reels: 'রিল',
      collection: 'কালেকশন',
    },
    titleOf: '{0} · {1} ক্রিয়েটর',
  },
  'error-notes': {
    updateApp: 'আপনার {0} অ্যাপ আপডেট করে আবার আসুন',
  },
};
