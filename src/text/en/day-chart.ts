import { words } from '../words';

/** The chart of a period by day. */
export const dayChartWords = words('day-chart', {
  title: 'Day by day',
  figure: 'Figure of the chart',
  metrics: { commission: 'Commission', clicks: 'Clicks', searches: 'Searches', orders: 'Orders', sales: 'Sales' },
  soFar: (day: string) => `${day}, so far`,
  day: (day: string, figure: string) => `${day}: ${figure}`,
  before: (figure: string, day: string) => `${figure} on ${day}`,
  now: 'This period',
  previous: 'The period before',
  days: (from: string, to: string) => `${from} – ${to}`,
  /** For those who do not see the chart. */
  caption: (metric: string) => `${metric} by day, with the period before`,
  dayColumn: 'Day',
});
