import { addDays, indiaDay, indiaToday } from './dates';
import type { DayRange } from './performance-window';

/** The time ranges in the order of specification section 9, the first one chosen at the start (decisions A35, B10). */
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

function threeMonthsBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // The last day of the target month stands in where the month is too short.
  const lastDate = new Date(Date.UTC(year, month - 3, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 4, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/**
 * The days that a time range stands for. A range of days ends today, since a creator looks for the sale of an hour ago.
 * Lifetime begins on the joining date; without a readable one it has no range.
 */
export function resolvePeriod(period: Period, now: Date, joined?: string | null): DayRange | null {
  const to = indiaToday(now);
  if (period === 'LIFETIME') {
    const from = indiaDay(joined);
    return from === null ? null : { from: from < to ? from : to, to };
  }
  if (period === 'YESTERDAY') return { from: addDays(to, -1), to: addDays(to, -1) };
  if (period === 'LAST_3_MONTHS') return { from: addDays(threeMonthsBefore(to), 1), to };
  return { from: addDays(to, 1 - Number.parseInt(period.slice(5), 10)), to };
}

const increaseNotes: { [period in Period]?: string } = {
  LAST_7_DAYS: 'previous week',
  LAST_14_DAYS: 'previous 2 weeks',
  LAST_28_DAYS: 'previous month',
  LAST_30_DAYS: 'previous month',
};

/** What an increase is compared with; the other ranges have no note (specification section 9; decision B21). */
export function increaseNote(period: Period): string | null {
  return increaseNotes[period] ?? null;
}
