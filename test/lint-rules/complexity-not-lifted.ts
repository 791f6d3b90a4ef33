// as elements/fence.ts, refused by no-warning-comments
// eslint-disable-next-line complexity -- no function is an exception
export function weekday(day: number, holiday?: string): string | undefined {
  if (holiday) return holiday;
  if (day === 0) return 'Sunday';
  if (day === 1) return 'Monday';
  if (day === 2) return 'Tuesday';
  if (day === 3) return 'Wednesday';
  if (day === 4) return 'Thursday';
  if (day === 5) return 'Friday';
  if (day === 6) return 'Saturday';
  return day > 6 || day < 0 ? undefined : holiday?.trim() ?? undefined;
}
