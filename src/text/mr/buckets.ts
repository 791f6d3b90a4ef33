import type { WordsOf } from '../dictionary';

export const buckets: WordsOf<'bucket'> = {
  bucket: {
    affiliate: { commission: 'ॲफिलिएट कमिशन', sales: 'ॲफिलिएट विक्री', orders: 'ॲफिलिएट ऑर्डर' },
    nonAffiliate: { commission: 'नॉन-ॲफिलिएट कमिशन', sales: 'नॉन-ॲफिलिएट विक्री', orders: 'नॉन-ॲफिलिएट ऑर्डर' },
    nonAffiliateTitle: '0.5% कमिशन (नॉन-ॲफिलिएट)',
    rate: '{0} कमिशन',
    range: '{0} - {1} कमिशन',
  },
};
