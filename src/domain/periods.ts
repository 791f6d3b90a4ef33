import type { Figure } from './performance-figures';

/** The time ranges in the order of specification section 9; the first one is the default (decisions A35, B10). */
export const periods = [
  { label: 'Last 7 Days', value: 'LAST_7_DAYS' },
  { label: 'Last 14 Days', value: 'LAST_14_DAYS' },
  { label: 'Last 28 Days', value: 'LAST_28_DAYS' },
  { label: 'Lifetime', value: 'LIFETIME' },
  { label: 'Yesterday', value: 'YESTERDAY' },
  { label: 'Last 30 Days', value: 'LAST_30_DAYS' },
  { label: 'Last 3 Months', value: 'LAST_3_MONTHS' },
] as const;

export type Period = (typeof periods)[number]['value'];

const increaseNotes: { [period in Period]?: string } = {
  LAST_7_DAYS: 'previous week',
  LAST_14_DAYS: 'previous 2 weeks',
  LAST_28_DAYS: 'previous month',
  LAST_30_DAYS: 'previous month',
};

/**
 * The text for what an increase is compared with; the other ranges have none (specification section 9; decision B21).
 */
export function increaseNote(period: Period): string | null {
  return increaseNotes[period] ?? null;
}

/**
 * Whether figures by day say more than the totals: not for one day, not for a lifetime, which has no period before it, and
 * not if all of them are known to be zero.
 */
export const hasDays = (period: Period, { clicks, searches, orders, sales, commission }: Record<'clicks' | 'searches' | 'orders' | 'sales' | 'commission', Figure>): boolean =>
  period !== 'YESTERDAY' && period !== 'LIFETIME' && [clicks, searches, orders, sales, commission].some((figure) => figure !== 0);
