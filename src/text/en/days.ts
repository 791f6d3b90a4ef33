import { words } from '../words';

/** How days are written and said. `Intl` would be slow to start (decision E286), and its words differ between browsers. */
export const daysWords = words('days', {
  /** As browsers write them for en-IN. */
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  date: (day: number, month: string, year: string) => `${day} ${month} ${year}`,
  /** Without the year. */
  short: (day: number, month: string) => `${day} ${month}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  /** A time of another day than today. */
  moment: (day: string, time: string) => `${day}, ${time}`,
  yesterday: 'yesterday',
  today: 'today',
  tomorrow: 'tomorrow',
  /** In the next six days. */
  onWeekday: ['on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday', 'on Sunday'],
  /** From the seventh to the thirteenth day. */
  inDays: (days: number) => `in ${days} days`,
  daysAgo: (days: number) => `${days} days ago`,
  onDate: (date: string) => `on ${date}`,
  /** 'on Monday, 23 Nov' */
  withDate: (day: string, date: string) => `${day}, ${date}`,
});
