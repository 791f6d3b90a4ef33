import type { WordsOf } from '../dictionary';

export const buckets: WordsOf<'bucket'> = {
  bucket: {
    affiliate: { commission: 'అఫిలియేట్ కమీషన్', sales: 'అఫిలియేట్ అమ్మకాలు', orders: 'అఫిలియేట్ ఆర్డర్‌లు' },
    nonAffiliate: { commission: 'నాన్-అఫిలియేట్ కమీషన్', sales: 'నాన్-అఫిలియేట్ అమ్మకాలు', orders: 'నాన్-అఫిలియేట్ ఆర్డర్‌లు' },
    nonAffiliateTitle: '0.5% కమీషన్ (నాన్-అఫిలియేట్)',
    rate: '{0} కమీషన్',
    range: '{0} - {1} కమీషన్',
  },
};
