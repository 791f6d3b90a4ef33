import type { WordsOf } from '../dictionary';

export const home: WordsOf<'home'> = {
  home: {
    hello: 'নমস্কার, {0}',
    welcome: '{0}-এ স্বাগত',
    lead: 'আপনার পোস্ট, লিঙ্ক আর আয়',
    account: 'আপনার অ্যাকাউন্ট',
    paste: 'প্রোডাক্টের লিঙ্ক পেস্ট করুন',
    programme: {
      title: '10% কমিশন আয় করুন',
      text: 'আর নতুন ক্রেতার ডেলিভারি হওয়া অর্ডারে Rs.180 পর্যন্ত অতিরিক্ত',
      create: 'অ্যাফিলিয়েট লিঙ্ক তৈরি করুন',
    },
    reward: 'পুরস্কারের অফার খুলুন',
    tabs: { label: 'আপনি যা শেয়ার করেছেন', all: 'সব', autoDm: 'AutoDM', affiliate: 'অ্যাফিলিয়েট', qrCode: 'QR কোড' },
    sections: { autoDm: 'AutoDM পোস্ট', affiliate: 'লিঙ্ক ও কালেকশন', qrCode: 'QR কোড' },
    reconnect: 'আপনার Instagram আবার কানেক্ট করুন',
    seeAll: 'সব দেখুন',
    failed: 'এটা লোড করা যায়নি।',
    retry: 'আবার চেষ্টা করুন',
    products: '{0}টি প্রোডাক্ট',
    untitled: 'ক্যাপশন ছাড়া পোস্ট',
    platforms: {
      YOUTUBE: 'YouTube',
      FACEBOOK: 'Facebook',
      INSTAGRAM_STORIES: 'Instagram Stories',
      SINGLE_LINK: 'সিঙ্গল লিঙ্ক',
      COLLECTION_LINK: 'কালেকশন লিঙ্ক',
    },
  },
};
