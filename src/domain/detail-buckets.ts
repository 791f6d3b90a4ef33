import { unknownFigure, type WireNumber } from './money';
import { type Figure, figureOf } from './performance-figures';

/** The result of a range of commission rates; rates in percent, amounts in rupees, null if unknown. */
export interface DetailBucket {
  key: string;
  nonAffiliate: boolean;
  commission: Figure;
  average: number | null;
  orders: Figure;
  sales: Figure;
  min: number | null;
  max: number | null;
}

const decimal = /^\s*-?\d+(\.\d+)?\s*$/;

/** A figure of an entry, whose name the API contract does not know; a decimal number as a text is a number (decision E92). */
function wireNumber(value: unknown): WireNumber {
  if (value === undefined || typeof value === 'number') return value;
  return typeof value === 'string' && decimal.test(value) ? Number(value) : null;
}

/** The bucket entries of an older post detail, found by their names (specification section 3). */
export function readDetailBuckets(detail: Readonly<Record<string, unknown>>): DetailBucket[] {
  return Object.entries(detail).flatMap(([key, value]) => {
    if (!key.includes('affiliate_bucket') || typeof value !== 'object' || value === null) return [];
    // A list says nothing about any figure; an object leaves out those that are 0 (decision E305).
    const read = (name: string): WireNumber => (Array.isArray(value) ? null : wireNumber((value as Record<string, unknown>)[name]));
    return [{
      key,
      nonAffiliate: key.includes('non_affiliate_bucket'),
      commission: figureOf(read('commission')),
      average: read('avg_commission_pct') ?? null,
      orders: figureOf(read('orders')),
      sales: figureOf(read('sales')),
      min: read('min_commission') ?? null,
      max: read('max_commission') ?? null,
    }];
  });
}

/** A bucket's average rate to one decimal: '9.5%'. */
export function formatAverage(percent: WireNumber): string {
  const rounded = Math.round((percent ?? NaN) * 10) / 10;
  return Number.isFinite(rounded) ? `${rounded.toFixed(1)}%` : unknownFigure;
}
