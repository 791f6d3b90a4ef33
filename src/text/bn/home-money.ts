import type { WordsOf } from '../dictionary';

export const homeMoney: WordsOf<'home-money'> = {
  'home-money': {
    next: { title: 'আপনার পরের পেমেন্ট', day: '{0} আসবে', late: '{0} আসার কথা ছিল', open: 'আপনার পেমেন্ট দেখুন' },
    paid: { title: 'আপনার শেষ পেমেন্ট', day: '{0} দেওয়া হয়েছে' },
    pending: { title: 'ব্যাঙ্কের বিবরণের অপেক্ষায়', day: '{0} পাওয়ার কথা', open: 'ব্যাঙ্কের বিবরণ যোগ করুন' },
    earned: { title: 'এখন পর্যন্ত আয়', text: 'অর্ডারের তিন সপ্তাহ পরে টাকা পাওয়া যায়' },
    nothing: { title: 'আপনার আয়', text: 'আপনার প্রথম কমিশন এখানে দেখা যাবে' },
    unknown: { title: 'আপনার আয়', text: 'এই মুহূর্তে দেখানো যাচ্ছে না' },
    covers: '{0}-এর অর্ডার',
    since: 'গতবারের পর +{0}{1, plural, =0 {} other {, #টি অর্ডার}}',
    failed: 'আপনার পেমেন্ট লোড করা যায়নি।',
  },
};
