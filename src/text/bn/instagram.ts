import type { WordsOf } from '../dictionary';

export const instagram: WordsOf<'instagram'> = {
  instagram: {
    title: 'আপনার Instagram কানেক্ট করুন',
    text: 'পোস্টে প্রোডাক্ট লিঙ্ক করুন, যাঁরা কমেন্ট করবেন তাঁরা ডাইরেক্ট মেসেজে লিঙ্ক পাবেন।',
    reconnectTitle: 'আপনার Instagram আবার কানেক্ট করুন',
    reconnectText: 'আপনার পাসওয়ার্ড বদলেছে, তাই আবার কানেক্ট না করা পর্যন্ত AutoDM মেসেজ পাঠাতে পারবে না।',
    connect: 'Instagram কানেক্ট করুন',
    refused: 'অনুমতি না দেওয়ায় Instagram কানেক্ট হয়নি। যেকোনো সময় আবার চেষ্টা করতে পারেন।',
    failed: 'Instagram কানেক্ট করা যায়নি। পেজটা অন্য অ্যাপের ভিতরে খোলা থাকলে Chrome বা Safari-তে চেষ্টা করুন।',
    connected: 'Instagram কানেক্ট হয়েছে',
    connectedText: 'আপনার লিঙ্ক করা পোস্টের কমেন্টে এখন AutoDM উত্তর দিতে পারবে।',
  },
};
