import { type WireNumber } from './money';
import { type Figure, figureOf } from './performance-figures';

export interface WireBucket {
  title?: string | null;
  commission_percentage?: WireNumber;
  total_commission?: WireNumber;
  commission?: WireNumber;
  total_sales?: WireNumber;
  amount?: WireNumber;
  orders?: WireNumber;
}

/** The result of one commission rate; null for an unknown rate. */
export interface Bucket {
  title: string | null;
  percent: number | null;
  commission: Figure;
  sales: Figure;
  orders: Figure;
}

/** Converts both spellings to one shape; overview buckets contain their rate only in the title (decision A15). */
export function normaliseBucket(raw: WireBucket): Bucket {
  const titled = Number.parseFloat(/^\s*([\d.]+)\s*%/.exec(raw.title ?? '')?.[1] ?? '');
  return {
    title: raw.title || null,
    percent: raw.commission_percentage ?? (Number.isNaN(titled) ? null : titled),
    commission: figureOf(raw.total_commission, raw.commission),
    sales: figureOf(raw.total_sales, raw.amount),
    orders: figureOf(raw.orders),
  };
}

/** Products outside the programme pay 0.5% (specification section 9). */
export function isNonAffiliate(bucket: Bucket): boolean {
  return bucket.percent === 0.5 || (bucket.percent === null && /non.?affiliate/i.test(bucket.title ?? ''));
}
