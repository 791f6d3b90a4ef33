import { addDays, daysBetween, indiaDay, indiaToday } from './dates';
import type { WireNumber } from './money';
import { figureOf } from './performance-figures';
import { resolvePeriod } from './performance-window';
import type { Period } from './periods';

export const dayMetrics = ['commission', 'clicks', 'searches', 'orders', 'sales'] as const;
export type DayMetric = (typeof dayMetrics)[number];
export type DayValues = Readonly<Record<DayMetric, number>>;

/** One day of the period, and the day that is as far into the period before; null if the server did not send that one. */
export interface DayOfPeriod {
  readonly day: string;
  readonly values: DayValues;
  readonly before: { readonly day: string; readonly values: DayValues } | null;
  /** Today, which is not over. */
  readonly unfinished: boolean;
}

type WireDay = Readonly<Partial<Record<DayMetric, WireNumber>>> & { readonly day: string };

/** A figure that the list of days leaves out had nothing on that day, like a day that it leaves out (decision E293). */
const orNothing = (value: WireNumber): number => figureOf(value) ?? 0;

function byDay(days: readonly WireDay[]): Map<string, DayValues> | null {
  const read = new Map<string, DayValues>();
  for (const { day, ...values } of days) {
    const known = indiaDay(day);
    // A day that cannot be read would be missing from the picture, and nobody would see that it is.
    if (known === null) return null;
    read.set(known, {
      commission: orNothing(values.commission), clicks: orNothing(values.clicks), searches: orNothing(values.searches), orders: orNothing(values.orders), sales: orNothing(values.sales),
    });
  }
  return read;
}

const nothing: DayValues = { commission: 0, clicks: 0, searches: 0, orders: 0, sales: 0 };

/**
 * Every day of a period in its order, in the days of the marketplace; a day that the server left out had nothing. Null if
 * a day is unreadable, or if none of the period is there although others are.
 */
export function daySeries(days: readonly WireDay[], previous: readonly WireDay[] | null | undefined, period: Period, now: Date): readonly DayOfPeriod[] | null {
  const range = resolvePeriod(period, now); // a lifetime has none here, without a joining date
  const current = byDay(days);
  const before = byDay(previous ?? []);
  if (!range || !current || !before) return null;
  const count = daysBetween(range.from, range.to) + 1;
  const today = indiaToday(now);
  const all = Array.from({ length: count }, (_, index) => addDays(range.from, index));
  if (current.size > 0 && !all.some((day) => current.has(day))) return null;
  return all.map((day) => {
    const earlier = addDays(day, -count);
    return {
      day,
      values: current.get(day) ?? nothing,
      before: previous ? { day: earlier, values: before.get(earlier) ?? nothing } : null,
      unfinished: day === today,
    };
  });
}
