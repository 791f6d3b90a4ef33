import type { DayRange } from './performance-window';

/** The Indian financial year of a calendar day (YYYY-MM-DD), named by its first year: 1 April to 31 March. */
export function financialYearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5, 7) < '04' ? year - 1 : year;
}

/** Its first and last day. */
export function financialYearDays(year: number): DayRange {
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}

/** The Indian spelling: 2026-27. */
export function financialYearName(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** The financial years between the first and the last day, newest first. */
export function financialYearsBetween(first: string, last: string): number[] {
  const newest = financialYearOf(last);
  const oldest = Math.min(financialYearOf(first), newest);
  return Array.from({ length: newest - oldest + 1 }, (_, back) => newest - back);
}
