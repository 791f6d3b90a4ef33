import type { WordsOf } from '../dictionary';

export const sharePictures: WordsOf<'share-picture'> = {
  'share-picture': {
    title: 'শেয়ার করুন',
    whatsApp: 'WhatsApp',
    story: 'Instagram স্টোরি',
    code: 'QR কোড',
    card: 'প্রিন্ট করার কার্ড',
    pictures: {
      story: { title: 'আপনার স্টোরির ছবি', name: '{0} নিয়ে স্টোরির ছবি', hint: 'Instagram-এ লিঙ্ক স্টিকার যোগ করে আপনার লিঙ্ক পেস্ট করুন।' },
      card: { title: 'প্রিন্ট করার কার্ড', name: '{0} নিয়ে প্রিন্ট করার কার্ড', hint: 'কাগজে এটা পোস্টকার্ডের মাপের: স্টল, পার্সেল বা দোকানের জানালার জন্য।' },
    },
    copyLink: 'লিঙ্ক কপি করুন',
    share: 'ছবি শেয়ার করুন',
    save: 'ছবি সেভ করুন',
    print: 'প্রিন্ট',
    saved: 'ছবি সেভ হয়েছে',
    notSaved: 'ছবি সেভ হয়নি। আবার চেষ্টা করুন।',
    byHand: 'এই অ্যাপ ছবি সেভ করতে পারে না। স্ক্রিনশট নিন।',
    failed: 'ছবির QR কোডটা আসেনি। আবার চেষ্টা করুন।',
    scan: 'কিনতে স্ক্যান করুন',
    products: '{0}টি প্রোডাক্ট',
    more: '+{0}',
    disclosure: 'অ্যাফিলিয়েট লিঙ্ক: আপনি কিনলে আমার আয় হতে পারে।',
  },
};
