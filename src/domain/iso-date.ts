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
