import type { WordsOf } from '../dictionary';

export const buckets: WordsOf<'bucket'> = {
  bucket: {
    affiliate: { commission: 'अ‍ॅफिलिएट कमिशन', sales: 'अ‍ॅफिलिएट विक्री', orders: 'अ‍ॅफिलिएट ऑर्डर' },
    nonAffiliate: { commission: 'नॉन-अ‍ॅफिलिएट कमिशन', sales: 'नॉन-अ‍ॅफिलिएट विक्री', orders: 'नॉन-अ‍ॅफिलिएट ऑर्डर' },
    nonAffiliateTitle: '0.5% कमिशन (नॉन-अ‍ॅफिलिएट)',
    rate: '{0} कमिशन',
    range: '{0} - {1} कमिशन',
  },
};
