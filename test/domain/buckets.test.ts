import { expect } from '@open-wc/testing';
import { isNonAffiliate, normaliseBucket } from '../../src/domain/buckets';
import { bucketLabels, bucketTitle } from '../../src/text/buckets';
import { formatAverage, readDetailBuckets } from '../../src/domain/detail-buckets';
import { bucketRange } from '../../src/text/buckets';
import { formatPercent } from '../../src/domain/performance-figures';

describe('buckets', () => {
  const affiliate = normaliseBucket({ commission_percentage: 10, total_commission: 100, total_sales: 1000, orders: 2 });
  const other = normaliseBucket({ commission_percentage: 0.5, commission: 5, amount: 1000, orders: 1 });

  it('[ENT-18] reads both spellings of commission and sales', () => {
    expect(affiliate).to.deep.equal({ title: null, percent: 10, commission: 100, sales: 1000, orders: 2 });
    expect(other).to.deep.equal({ title: null, percent: 0.5, commission: 5, sales: 1000, orders: 1 });
  });

  it('reads the rate out of a title that carries it', () => {
    expect(normaliseBucket({ title: '0.5% Commission (Non-Affiliate)' }).percent).to.equal(0.5);
    expect(normaliseBucket({ title: 'Other' })).to.include({ title: 'Other', percent: null, commission: 0 });
    expect(isNonAffiliate(normaliseBucket({ title: 'Non Affiliate' }))).to.equal(true);
  });

  it('[WIDGET-15] names the 0.5% bucket Non Affiliate throughout', () => {
    expect(bucketLabels(other)).to.deep.equal({
      commission: 'Non Affiliate Commission', sales: 'Non Affiliate Sales', orders: 'Non Affiliate Orders',
    });
  });

  it('[WIDGET-16] names the others by their rate and Affiliate Sales and Orders', () => {
    expect(bucketLabels(affiliate)).to.deep.equal({
      commission: '10% Commission', sales: 'Affiliate Sales', orders: 'Affiliate Orders',
    });
    expect(bucketLabels(normaliseBucket({})).commission).to.equal('Affiliate Commission');
  });

  it('[NUM-03] [NUM-04] gives the 0.5% bucket a title of its own in the table, unlike its labels in the drawer', () => {
    expect(bucketLabels(other).commission).to.equal('Non Affiliate Commission');
    expect(bucketTitle(other)).to.equal('0.5% Commission (Non-Affiliate)');
    expect(bucketTitle(affiliate)).to.equal('10% Commission');
  });

  it('[PERFOLD-16] shows the range of a bucket with a minimum and maximum', () => {
    expect(bucketRange(0.5, 10)).to.equal('0.5% - 10% Commission');
    expect(bucketRange(null, 10)).to.equal(null);
  });

  it('[PERFOLD-17] shows an average to one decimal', () => {
    expect(formatAverage(9)).to.equal('9.0%');
    expect(formatAverage(9.25)).to.equal('9.3%');
    expect(formatAverage(undefined)).to.equal('—');
  });

  it('writes percentages without trailing zeros', () => {
    expect([10, 0.5, 7.25, -12.5, 33.333, 0].map(formatPercent)).to.deep.equal(['10%', '0.5%', '7.25%', '-12.5%', '33.33%', '0%']);
    expect(formatPercent(null)).to.equal('—');
    expect([formatPercent(1.7e308), formatAverage(1.7e308)]).to.deep.equal(['—', '—']);
  });

  it('finds the bucket entries of an older detail by their names', () => {
    const found = readDetailBuckets({
      post_id: 'p1',
      affiliate_bucket_1: { commission: 90, avg_commission_pct: 9.5, orders: 2, sales: 950, min_commission: 9, max_commission: 10 },
      non_affiliate_bucket: { commission: 5, orders: 1, sales: 1000 },
      affiliate_bucket_2: null,
    });
    expect(found).to.deep.equal([
      { key: 'affiliate_bucket_1', nonAffiliate: false, commission: 90, average: 9.5, orders: 2, sales: 950, min: 9, max: 10 },
      { key: 'non_affiliate_bucket', nonAffiliate: true, commission: 5, average: null, orders: 1, sales: 1000, min: null, max: null },
    ]);
  });

  it('reads figures that are texts, and claims no 0 for an entry or a figure that cannot be read', () => {
    const unknown = { nonAffiliate: false, commission: null, average: null, orders: null, sales: null, min: null, max: null };
    expect(readDetailBuckets({
      affiliate_bucket_1: { commission: '90', avg_commission_pct: '9.5', orders: ' 2 ', sales: '9,50', min_commission: {}, max_commission: true },
      affiliate_bucket_2: [],
    })).to.deep.equal([
      { ...unknown, key: 'affiliate_bucket_1', commission: 90, average: 9.5, orders: 2 },
      { ...unknown, key: 'affiliate_bucket_2' },
    ]);
  });

  it('read the rate at the beginning of a title only', () => {
    const percentOf = (title: string | null) => normaliseBucket({ title }).percent;
    expect([' 9.5 % Commission', '10% Commission', 'Up to 10%', 'Commission', null].map(percentOf)).to.deep.equal([9.5, 10, null, null, null]);
  });

  it('are of no programme by their rate, else by their title', () => {
    const bucket = { title: null, percent: null, commission: 0, sales: 0, orders: 0 };
    for (const title of ['Non Affiliate', 'NON-AFFILIATE', 'nonaffiliate products']) expect(isNonAffiliate({ ...bucket, title }), title).to.equal(true);
    expect(isNonAffiliate({ ...bucket, title: 'Non affiliate', percent: 5 }), 'the rate decides').to.equal(false);
    expect(isNonAffiliate({ ...bucket, percent: 0.5 })).to.equal(true);
    expect(isNonAffiliate(bucket)).to.equal(false);
  });

  it('of a detail are objects with the name of a bucket, and their figures numbers or decimal texts', () => {
    const entry = { commission: '12.75', orders: ' 3 ', sales: '4 pieces', avg_commission_pct: 'v2', min_commission: '-1' };
    const [bucket, ...others] = readDetailBuckets({ affiliate_bucket_1: entry, other: { commission: 5 }, affiliate_bucket_text: 'x', affiliate_bucket_none: null });
    expect(others).to.deep.equal([]);
    expect(bucket).to.deep.equal({ key: 'affiliate_bucket_1', nonAffiliate: false, commission: 12.75, average: null, orders: 3, sales: null, min: -1, max: null });
    expect(readDetailBuckets({ affiliate_bucket_1: { commission: true, orders: [7] } })[0]).to.include({ commission: null, orders: null, sales: 0 });
  });

  it('of a detail have no rate of a text with more than a number', () => {
    expect(readDetailBuckets({ affiliate_bucket_1: { avg_commission_pct: '9 or 10' } })[0]?.average).to.equal(null);
  });
});
