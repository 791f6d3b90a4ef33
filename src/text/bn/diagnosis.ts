import type { WordsOf } from '../dictionary';

export const diagnosis: WordsOf<'not-begun'> = {
  'not-begun': {
    oldBrowser: 'আপনার ব্রাউজার আপডেট করুন',
    oldBrowserAdvice: 'এই পেজের জন্য ব্রাউজারের নতুন ভার্সন লাগে।',
    notLoaded: 'পেজের এই অংশ লোড করা যায়নি',
    reload: 'পেজ আবার লোড করুন',
  },
};
