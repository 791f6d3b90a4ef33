import type { WordsOf } from '../dictionary';

export const buckets: WordsOf<'bucket'> = {
  bucket: {
    affiliate: { commission: 'அஃபிலியேட் கமிஷன்', sales: 'அஃபிலியேட் விற்பனை', orders: 'அஃபிலியேட் ஆர்டர்கள்' },
    nonAffiliate: { commission: 'அஃபிலியேட் அல்லாத கமிஷன்', sales: 'அஃபிலியேட் அல்லாத விற்பனை', orders: 'அஃபிலியேட் அல்லாத ஆர்டர்கள்' },
    nonAffiliateTitle: '0.5% கமிஷன் (அஃபிலியேட் அல்லாதது)',
    rate: '{0} கமிஷன்',
    range: '{0} - {1} கமிஷன்',
  },
};
