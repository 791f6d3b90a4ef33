import type { Figure } from './performance-figures';

/** The time ranges in the order of specification section 9; the first one is the default (decisions A35, B10). */
export const periods = [
  'LAST_7_DAYS', 'LAST_14_DAYS', 'LAST_28_DAYS', 'LIFETIME', 'YESTERDAY', 'LAST_30_DAYS', 'LAST_3_MONTHS',
] as const;

export type Period = (typeof periods)[number];

/**
 * Whether figures by day say more than the totals: not for one day, not for a lifetime, which has no period before it, and
 * not if all of them are known to be zero.
 */
export const hasDays = (period: Period, { clicks, searches, orders, sales, commission }: Record<'clicks' | 'searches' | 'orders' | 'sales' | 'commission', Figure>): boolean =>
  period !== 'YESTERDAY' && period !== 'LIFETIME' && [clicks, searches, orders, sales, commission].some((figure) => figure !== 0);
