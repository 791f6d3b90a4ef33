/** ISO 8601 as servers write it: a calendar day, with or without a time, with or without a zone. */
const iso = /^(\d{4}-\d\d-\d\d)(?:(T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?)(Z|[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)?)?$/;

interface IsoDate {
  /** As written, YYYY-MM-DD. */
  readonly day: string;
  /** In ms since 1970; undefined without a zone, because it is a calendar day then and not a point in time. */
  readonly moment: number | undefined;
}

/** Midnight UTC at the beginning of a day written YYYY-MM-DD; NaN for a day that does not exist. */
export function startOfDay(day: string): number {
  const stamp = Date.parse(`${day}T00:00Z`);
  // Some engines accept 31 February and continue into March.
  return Number.isNaN(stamp) || new Date(stamp).toISOString().slice(0, 10) !== day ? NaN : stamp;
}

/** Parses ISO 8601 only: browsers interpret other formats differently (01-11-2026 is in January or in November). */
export function readIsoDate(text: string): IsoDate | null {
  const [, day, time, zone] = iso.exec(text) ?? [];
  if (day === undefined || Number.isNaN(startOfDay(day))) return null;
  // The long form of zone and fraction, which every browser accepts.
  const fullZone = zone?.replace(/^([+-]\d\d):?(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`);
  return { day, moment: time && fullZone ? Date.parse(day + time.replace(',', '.') + fullZone) : undefined };
}

const dayMs = 86_400_000;
/** India has one offset all year, so a fixed shift is exact and needs no time zone data. */
const indiaOffsetMs = 19_800_000;

/** The calendar day in India at that time, as YYYY-MM-DD. */
export function indiaToday(now: Date): string {
  return new Date(now.getTime() + indiaOffsetMs).toISOString().slice(0, 10);
}

/** The time of day in India, as '10:32'. */
export function indiaTime(moment: number): string {
  return new Date(moment + indiaOffsetMs).toISOString().slice(11, 16);
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
