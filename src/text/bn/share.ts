import type { WordsOf } from '../dictionary';

export const share: WordsOf<'share'> = {
  share: {
    share: '{0} শেয়ার করুন',
    copyLink: 'লিঙ্ক কপি করুন',
    linkCopied: 'লিঙ্ক কপি হয়েছে',
    collectionCopied: 'কালেকশন লিঙ্ক কপি হয়েছে!',
    copyByHand: 'এই লিঙ্কটা কপি করুন',
    copyPage: 'পেজের লিঙ্ক কপি করুন',
    copyCollection: 'কালেকশন লিঙ্ক কপি করুন',
    copyByHandText: 'আপনার ব্রাউজার আমাদের কপি করতে দেয় না। লিঙ্কটা চেপে ধরে রাখুন, তারপর কপি বাছুন।',
  },
};
