import type { WordsOf } from '../dictionary';

export const homeDetails: WordsOf<'account' | 'empty-home' | 'inspiration' | 'home-week'> = {
  account: {
    title: 'আপনার অ্যাকাউন্ট',
    creator: '{0} ক্রিয়েটর',
    instagram: 'Instagram',
    connected: 'কানেক্ট করা আছে',
    handle: '@{0}',
    notConnected: 'এখনও কানেক্ট করা নেই',
    expired: 'আপনার পাসওয়ার্ড বদলেছে',
    connect: 'কানেক্ট করুন',
    reconnect: 'আবার কানেক্ট করুন',
    ways: 'আপনার আরও কিছু',
    bank: 'ব্যাঙ্কের বিবরণ',
    bankText: 'আপনার টাকা যেখানে যায়',
    orders: 'আপনার আগের অর্ডার',
    ordersText: 'যে প্রোডাক্ট শেয়ার করতে পারেন',
    help: 'সাহায্য',
    helpText: 'প্রশ্ন ও উত্তর',
    logOut: 'লগ আউট',
    sure: 'এই ডিভাইস থেকে লগ আউট করবেন?',
    sureText: 'আবার লগ ইন করতে ফোনে নতুন OTP লাগবে।',
    stay: 'থাকুন',
  },
  'empty-home': {
    all: { title: 'আপনার প্রথম প্রোডাক্ট শেয়ার করুন', text: 'পছন্দের প্রোডাক্ট বাছুন, সবের জন্য একটাই লিঙ্ক পান, আর তা থেকে আসা প্রতিটি অর্ডারে আয় করুন।' },
    autoDm: { title: 'এখনও কোনো AutoDM পোস্ট নেই', text: 'যে পোস্টে প্রোডাক্ট লিঙ্ক করবেন তা এখানে দেখা যাবে।' },
    affiliate: { title: 'এখনও কোনো লিঙ্ক নেই', text: 'আপনার তৈরি লিঙ্ক আর কালেকশন এখানে দেখা যাবে।' },
    qrCode: { title: 'এখনও কোনো QR কোড নেই', text: 'আপনার কোনো কালেকশনের QR কোড তৈরি করুন, আর ভিডিও বা স্টোরিতে দেখান।' },
    create: 'প্রথম লিঙ্ক তৈরি করুন',
    collections: 'আমার কালেকশন খুলুন',
  },
  inspiration: {
    milestone: {
      title: 'আপনার পরের পুরস্কার',
      reward: '{1} হলেই পাবেন {0}',
      progress: '{1}-এর মধ্যে {0}',
      left: 'আর {0} বাকি',
      near: 'আর {0} হলেই {1} পুরস্কার',
    },
    inspiration: {
      title: 'কনটেন্টের আইডিয়া',
      lead: 'যা বিক্রি হয় তার ছোট রিল, বিভাগ অনুযায়ী',
    },
  },
  'home-week': {
    short: '7 দিনে {0}',
    complete: 'গত 7 দিনের কমিশন: {0}, সবচেয়ে বেশি {1}',
  },
};
