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

/** The same with the date, which people compare with their bank: 'on Monday, 23 Nov'. */
export function dayAndDate(day: NearDay): string {
  const words = dayWords(day);
  return words.endsWith(day.date) ? words : `${words}, ${day.date.slice(0, -5)}`;
}
