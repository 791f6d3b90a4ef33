import type { WordsOf } from '../dictionary';

export const adMark: WordsOf<'ad-mark'> = {
  'ad-mark': {
    title: 'শেয়ার করার সময় #Ad যোগ করুন',
    text: 'যাতে ফলোয়াররা জানেন যে এই লিঙ্ক থেকে আপনার আয় হতে পারে।',
  },
};
