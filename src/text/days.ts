import { daysBetween, indiaDay, indiaTime, indiaToday } from '../domain/dates';
import { unknownFigure } from '../domain/money';
import type { NearDay } from '../domain/near-day';
import { daysWords as words } from './en/days';

const partsOf = (day: string) => {
  const [year = '', month, date] = day.split('-');
  return { date: Number(date), month: words.months[Number(month) - 1] ?? '', year };
};

/** '20 Nov 2026' in India; '' without a date, and '—' for an unreadable one. */
export function formatDay(text: string | null | undefined): string {
  const day = indiaDay(text);
  if (day === null) return text ? unknownFigure : '';
  const { date, month, year } = partsOf(day);
  return words.date(date, month, year);
}

/** '20 Nov', where the year is obvious; '—' for an unreadable one. */
export function formatShortDay(text: string): string {
  const day = indiaDay(text);
  if (day === null) return formatDay(text);
  const { date, month } = partsOf(day);
  return words.short(date, month);
}

/** '14 Nov – 20 Nov 2026'; the first year is shown only if it differs. */
export function formatRange(from: string, to: string): string {
  const end = formatDay(to);
  const start = formatDay(from);
  if (!start || !end || start === end) return end;
  return words.range(from.slice(0, 4) === to.slice(0, 4) ? formatShortDay(from) : start, end);
}

/** '10:32' in India, with the day if it is not today: 'yesterday, 10:32', '20 Nov 2026, 10:32'. */
export function formatMoment(moment: number, now: Date): string {
  const time = indiaTime(moment);
  const day = indiaToday(new Date(moment));
  const distance = daysBetween(day, indiaToday(now));
  return distance === 0 ? time : words.moment(distance === 1 ? words.yesterday : formatDay(day), time);
}

/** A day as people say it, without its date; undefined if its date is all that can be said. */
function spoken({ distance, weekday }: NearDay): string | undefined {
  if (distance > 1 && distance < 7) return words.onWeekday[weekday];
  if (distance > 6 && distance < 14) return words.inDays(distance);
  return [words.yesterday, words.today, words.tomorrow][distance + 1];
}

/**
 * A day as people say it: 'yesterday', 'tomorrow', 'on Monday' in the next six days, 'in 8 days' in two weeks, else
 * 'on 23 Nov 2026'.
 */
export function dayWords(day: NearDay): string {
  return spoken(day) ?? words.onDate(formatDay(day.day));
}

/** The same with the date, which people compare with their bank: 'on Monday, 23 Nov'. */
export function dayAndDate(day: NearDay): string {
  const said = spoken(day);
  return said === undefined ? dayWords(day) : words.withDate(said, formatShortDay(day.day));
}

/** A day of a list that goes back in time: 'today', 'yesterday', '3 days ago' within six days; undefined for others. */
function spokenBack({ distance }: NearDay): string | undefined {
  return distance < -1 && distance > -7 ? words.daysAgo(-distance) : [words.yesterday, words.today][distance + 1];
}

/** The same, else '20 Nov 2026'. */
export const daysAgo = (day: NearDay): string => spokenBack(day) ?? formatDay(day.day);

/** The same with the date, which is compared with a bank statement: 'Yesterday, 22 Nov'. */
export function daysAgoAndDate(day: NearDay): string {
  const said = spokenBack(day);
  return said === undefined ? daysAgo(day) : words.withDate(`${said[0]?.toUpperCase()}${said.slice(1)}`, formatShortDay(day.day));
}
