import type { WordsOf } from '../dictionary';

export const buckets: WordsOf<'bucket'> = {
  bucket: {
    affiliate: { commission: 'एफ़िलिएट कमीशन', sales: 'एफ़िलिएट बिक्री', orders: 'एफ़िलिएट ऑर्डर' },
    nonAffiliate: { commission: 'नॉन-एफ़िलिएट कमीशन', sales: 'नॉन-एफ़िलिएट बिक्री', orders: 'नॉन-एफ़िलिएट ऑर्डर' },
    nonAffiliateTitle: '0.5% कमीशन (नॉन-एफ़िलिएट)',
    rate: '{0} कमीशन',
    range: '{0} - {1} कमीशन',
  },
};
