import type { TimePeriod } from '../../../src/api/contract/performance-shapes';
import { resolvePeriod } from '../../../src/domain/performance-window';
import { startOfDay } from './india-days';

export interface Span { from: number; to: number }

const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;

/** The times [from, to) of a period, whose days the app's own label names, and of the equally long previous one. */
export function spansOf(period: TimePeriod, now: number): { current: Span; before: Span | null } {
  const days = period === 'LIFETIME' ? null : resolvePeriod(period, new Date(now));
  if (days === null) return { current: { from: 0, to: now + 1 }, before: null };
  const first = dayNumber(days.from);
  const end = dayNumber(days.to) + 1;
  return {
    current: { from: startOfDay(first), to: startOfDay(end) },
    before: { from: startOfDay(first - (end - first)), to: startOfDay(first) },
  };
}

/** Growth in percent to one decimal; undefined if the previous value is zero. */
export function incrementOf(value: number, before: number | null): number | null {
  if (before === null || before === 0) return null;
  return Math.round(((value - before) / before) * 1000) / 10;
}
