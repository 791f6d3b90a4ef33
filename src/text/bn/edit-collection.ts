import type { WordsOf } from '../dictionary';

export const editCollection: WordsOf<'edit-collection'> = {
  'edit-collection': {
    title: 'কালেকশন বদলান',
    nameHint: 'আপনার ফলোয়াররা এই নামটা দেখবেন। লিঙ্ক আর QR কোড একই থাকবে।',
    listed: 'এই কালেকশনে',
    listedHint: 'সরাতে প্রোডাক্টে ট্যাপ করুন।',
    discard: 'বদল ফিরিয়ে নিন',
    save: 'সেভ করুন',
    saved: 'কালেকশন সেভ হয়েছে',
  },
};
