import type { TimePeriod } from '../../../src/api/contract/shapes';
import { dayOf, startOfDay } from './india-days';

const lengths: Record<Exclude<TimePeriod, 'LIFETIME' | 'YESTERDAY'>, number> = {
  LAST_7_DAYS: 7, LAST_14_DAYS: 14, LAST_28_DAYS: 28, LAST_30_DAYS: 30, LAST_3_MONTHS: 90,
};

export interface Span { from: number; to: number }

/** The moments [from, to) of a period in India's days, today included, and of the period just before it. */
export function spansOf(period: TimePeriod, now: number): { current: Span; before: Span | null } {
  if (period === 'LIFETIME') return { current: { from: 0, to: now + 1 }, before: null };
  const today = dayOf(now);
  const span = (first: number, days: number): Span => ({ from: startOfDay(first), to: startOfDay(first + days) });
  if (period === 'YESTERDAY') return { current: span(today - 1, 1), before: span(today - 2, 1) };
  const days = lengths[period];
  return { current: span(today - days + 1, days), before: span(today - 2 * days + 1, days) };
}

/** Growth in percent to one decimal; there is none to tell when nothing came before. */
export function incrementOf(value: number, before: number | null): number | null {
  if (before === null || before === 0) return null;
  return Math.round(((value - before) / before) * 1000) / 10;
}
