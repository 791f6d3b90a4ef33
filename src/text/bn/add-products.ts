import type { WordsOf } from '../dictionary';

export const addProducts: WordsOf<'add-products'> = {
  'add-products': {
    heading: 'প্রোডাক্ট যোগ করুন',
    cards: {
      PREVIOUS_ORDERS: 'মার্কেটপ্লেসের অর্ডার থেকে',
      WISHLIST: 'উইশলিস্ট থেকে',
      PRODUCT_LINK: 'প্রোডাক্টের লিঙ্ক পেস্ট করুন',
    },
    selected: '{0}টি বাছা হয়েছে',
    selectedProducts: 'বেছে নেওয়া প্রোডাক্ট',
    nothingSelected: 'আপনি যে প্রোডাক্ট বাছবেন, তা এখানে দেখা যাবে।',
    remove: '{0} সরান',
    commission: '{0}% কমিশন',
    noCommission: 'কমিশন নেই',
  },
};
