import type { WordsOf } from '../dictionary';

export const affiliateLinks: WordsOf<'affiliate-links'> = {
  'affiliate-links': {
    title: 'অ্যাফিলিয়েট লিঙ্ক তৈরি করুন',
    kind: 'কী শেয়ার করতে চান?',
    kinds: {
      collection: { title: 'কালেকশন', text: 'অনেক প্রোডাক্ট, একটাই লিঙ্ক' },
      single: { title: 'সিঙ্গল লিঙ্ক', text: 'একটা প্রোডাক্ট, পেস্ট করার জন্য তৈরি' },
    },
    name: 'নাম',
    nameHint: 'আপনার ফলোয়াররা এই নামটা দেখবেন',
    more: 'আর আরও {0}টি',
    useName: '“{0}” নামটা নিন',
    platform: 'কোথায় শেয়ার করবেন?',
    platforms: { INSTAGRAM_STORIES: 'Instagram Stories', YOUTUBE: 'YouTube', FACEBOOK: 'Facebook' },
    mediaLink: { YOUTUBE: 'YouTube ভিডিওর লিঙ্ক', FACEBOOK: 'Facebook ভিডিওর লিঙ্ক' },
    mediaHint: {
      YOUTUBE: 'যেমন https://youtu.be/…',
      FACEBOOK: 'Facebook অ্যাপে Share, তারপর Copy link ট্যাপ করুন। ব্রাউজার থেকে কপি করা লিঙ্ক চলে না',
    },
    paste: 'প্রোডাক্টের লিঙ্ক পেস্ট করুন',
    pasteHint: '{0}-এর যেকোনো প্রোডাক্টের লিঙ্ক কপি করে আনুন। একটা দিলে লিঙ্ক, কয়েকটা দিলে কালেকশন তৈরি হবে।',
    reading: 'প্রোডাক্টটা খোঁজা হচ্ছে…',
    recent: 'আপনার অর্ডার থেকে',
    recentNone: 'আপনি যা অর্ডার করবেন তা এখানে দেখা যাবে, এক ট্যাপেই বেছে নিতে পারবেন।',
    recentFailed: 'আপনার অর্ডার লোড করা যায়নি।',
    recentAgain: 'আমার অর্ডার আবার লোড করুন',
    complete: 'সম্পূর্ণ করুন',
    products: '{0}টি প্রোডাক্ট',
  },
};
