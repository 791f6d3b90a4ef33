import { words } from '../words';

/** Commission by rate (specification sections 2 and 9; decision A19). */
export const bucketWords = words('bucket', {
  affiliate: { commission: 'Affiliate Commission', sales: 'Affiliate Sales', orders: 'Affiliate Orders' },
  nonAffiliate: { commission: 'Non Affiliate Commission', sales: 'Non Affiliate Sales', orders: 'Non Affiliate Orders' },
  /** The title of a row in the buckets table of the performance screen. */
  nonAffiliateTitle: '0.5% Commission (Non-Affiliate)',
  rate: (percent: string) => `${percent} Commission`,
  range: (min: string, max: string) => `${min} - ${max} Commission`,
});
