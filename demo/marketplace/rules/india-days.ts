const dayLength = 86_400_000;
/** India has one zone without daylight saving time, so a fixed offset is exact. */
const offset = 19_800_000;

/** The number of the day in Asia/Kolkata since 1 January 1970. */
export const dayOf = (time: number): number => Math.floor((time + offset) / dayLength);

/** The time at which that day begins in Asia/Kolkata. */
export const startOfDay = (day: number): number => day * dayLength - offset;

/** Monday is 0, Sunday is 6. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** The first Monday after that day; for a Monday the next one. */
export const mondayAfter = (day: number): number => day + 7 - weekdayOf(day);

/** The day as an ISO 8601 date, e.g. 2026-01-15. */
export const dayText = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);
