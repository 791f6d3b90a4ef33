import { readIsoDate, startOfDay } from './iso-date';
import { unknownFigure } from './money';

const dayMs = 86_400_000;
/** India has one offset all year, so a fixed shift is exact and needs no time zone data. */
const indiaOffsetMs = 19_800_000;

const dayMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The calendar day in India at that time, as YYYY-MM-DD. */
export function indiaToday(now: Date): string {
  return new Date(now.getTime() + indiaOffsetMs).toISOString().slice(0, 10);
}

const hourMinute = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });

/** '10:32' in India, with the day if it is not today: '20 Nov 2026, 10:32'. */
export function formatMoment(moment: number, now: Date): string {
  const time = hourMinute.format(moment + indiaOffsetMs);
  const day = indiaToday(new Date(moment));
  return day === indiaToday(now) ? time : `${formatDay(day)}, ${time}`;
}

/** The Indian calendar day of a date or time from the server; null if it is unreadable. */
export function indiaDay(text: string | null | undefined): string | null {
  const date = text ? readIsoDate(text) : null;
  // A value without a zone is a calendar day already; the user's time zone must not change it.
  return date && (date.moment === undefined ? date.day : indiaToday(new Date(date.moment)));
}

/** The day `count` days after `day`. */
export function addDays(day: string, count: number): string {
  return new Date(startOfDay(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The number of days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / dayMs);
}

/** 0 is a Monday, 6 a Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(startOfDay(day)).getUTCDay() + 6) % 7;
}

/** '20 Nov 2026' in India; '' without a date, and '—' for an unreadable one. */
export function formatDay(text: string | null | undefined): string {
  const day = indiaDay(text);
  if (day === null) return text ? unknownFigure : '';
  return `${dayMonth.format(startOfDay(day))} ${day.slice(0, 4)}`;
}

/** '14 Nov – 20 Nov 2026'; the first year is shown only if it differs. */
export function formatRange(from: string, to: string): string {
  const end = formatDay(to);
  const start = formatDay(from);
  if (!start || !end || start === end) return end;
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.slice(0, -5) : start} – ${end}`;
}
