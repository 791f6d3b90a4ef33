import { daysBetween, formatDay, indiaDay, indiaToday, weekdayOf } from './dates';

/** A day as people say it. */
export type NearDay =
  | { readonly kind: 'today' | 'tomorrow' | 'yesterday' }
  /** Within the next six days; 0 is a Monday. */
  | { readonly kind: 'weekday'; readonly weekday: number }
  /** Within the next two weeks. */
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'date'; readonly text: string };

const byDistance: Readonly<Record<number, 'today' | 'tomorrow' | 'yesterday'>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };

/** How people in India say a day from the server; undefined if there is none that can be read. */
export function nearDay(text: string | null | undefined, now: Date): NearDay | undefined {
  const day = indiaDay(text);
  if (day === null) return undefined;
  const distance = daysBetween(indiaToday(now), day);
  const kind = byDistance[distance];
  if (kind) return { kind };
  if (distance < 2 || distance > 13) return { kind: 'date', text: formatDay(day) };
  return distance < 7 ? { kind: 'weekday', weekday: weekdayOf(day) } : { kind: 'days', days: distance };
}
