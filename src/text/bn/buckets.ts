import type { WordsOf } from '../dictionary';

export const buckets: WordsOf<'bucket'> = {
  bucket: {
    affiliate: { commission: 'অ্যাফিলিয়েট কমিশন', sales: 'অ্যাফিলিয়েট বিক্রি', orders: 'অ্যাফিলিয়েট অর্ডার' },
    nonAffiliate: { commission: 'নন-অ্যাফিলিয়েট কমিশন', sales: 'নন-অ্যাফিলিয়েট বিক্রি', orders: 'নন-অ্যাফিলিয়েট অর্ডার' },
    nonAffiliateTitle: '0.5% কমিশন (নন-অ্যাফিলিয়েট)',
    rate: '{0} কমিশন',
    range: '{0} - {1} কমিশন',
  },
};
