import { daysBetween, indiaDay, indiaToday, weekdayOf } from './dates';

/** A day, and how far it is from today. */
export interface NearDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Days from today; negative in the past. */
  readonly distance: number;
  /** 0 is a Monday. */
  readonly weekday: number;
}

/** A day from the server as seen from today in India; undefined if there is none that can be read. */
export function nearDay(text: string | null | undefined, now: Date): NearDay | undefined {
  const day = indiaDay(text);
  return day === null ? undefined : { day, distance: daysBetween(indiaToday(now), day), weekday: weekdayOf(day) };
}
