import { isNonAffiliate, type Bucket } from '../domain/buckets';
import type { DetailBucket } from '../domain/detail-buckets';
import { formatPercent } from '../domain/performance-figures';
import { bucketWords as words } from './en/buckets';

interface BucketLabels {
  commission: string;
  sales: string;
  orders: string;
}

/** The labels of the breakdown drawer. */
export function bucketLabels(bucket: Bucket): BucketLabels {
  if (isNonAffiliate(bucket)) return words.nonAffiliate;
  return bucket.percent === null ? words.affiliate : { ...words.affiliate, commission: words.rate(formatPercent(bucket.percent)) };
}

/** The title of a row in the buckets table of the performance screen. */
export function bucketTitle(bucket: Bucket): string {
  return isNonAffiliate(bucket) ? words.nonAffiliateTitle : bucketLabels(bucket).commission;
}

/** 'min% - max% Commission' if both are known. */
export function bucketRange(min: number | null, max: number | null): string | null {
  return Number.isFinite(min) && Number.isFinite(max) ? words.range(formatPercent(min), formatPercent(max)) : null;
}

/** The titles of a bucket entry and its values: by its range of rates if it is known. */
export function detailBucketLabels({ nonAffiliate, min, max }: DetailBucket): { title: string; sales: string; orders: string } {
  const { commission, sales, orders } = words[nonAffiliate ? 'nonAffiliate' : 'affiliate'];
  return { title: bucketRange(min, max) ?? commission, sales, orders };
}
