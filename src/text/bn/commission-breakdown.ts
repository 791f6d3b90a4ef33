import type { WordsOf } from '../dictionary';

export const commissionBreakdown: WordsOf<'breakdown'> = {
  breakdown: {
    total: 'মোট কমিশন',
    confirmed: 'নিশ্চিত কমিশন',
    sum: 'মোট',
    sales: 'মোট বিক্রি',
    orders: 'মোট অর্ডার',
  },
};
