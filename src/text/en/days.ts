import { formatShortDay } from '../../domain/dates';
import type { NearDay } from '../../domain/near-day';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * A day as people say it: 'yesterday', 'tomorrow', 'on Monday' in the next six days, 'in 8 days' in two weeks, else
 * 'on 23 Nov 2026'.
 */
export function dayWords({ date, distance, weekday }: NearDay): string {
  if (distance > 1 && distance < 7) return `on ${weekdays[weekday]}`;
  if (distance > 6 && distance < 14) return `in ${distance} days`;
  return ['yesterday', 'today', 'tomorrow'][distance + 1] ?? `on ${date}`;
}

/** A day of a list that goes back in time: 'today', 'yesterday', '3 days ago' within six days, else '20 Nov 2026'. */
export function daysAgo({ date, distance }: NearDay): string {
  return distance < -1 && distance > -7 ? `${-distance} days ago` : ['yesterday', 'today'][distance + 1] ?? date;
}

/** The same with the date, which is compared with a bank statement: 'Yesterday, 22 Nov'. */
export function daysAgoAndDate(day: NearDay): string {
  const words = daysAgo(day);
  return words === day.date ? words : `${words[0]?.toUpperCase()}${words.slice(1)}, ${day.date.slice(0, -5)}`;
}

/** As `dayWords`, with the date, which people compare with their bank: 'on Monday, 23 Nov'. */
export function dayAndDate(day: NearDay): string {
  const words = dayWords(day);
  return words.endsWith(day.date) ? words : `${words}, ${formatShortDay(day.day)}`;
}
