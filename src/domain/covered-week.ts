import { indiaDay, weekdayOf } from './dates';
import { performanceWindow, type DayRange } from './performance-window';

/** Weekly payments are on Mondays. */
const isMonday = (day: string): boolean => weekdayOf(day) === 0;

interface CoveredPayment {
  status: string;
  paid_on?: string | null | undefined;
  period_start?: string | null | undefined;
  period_end?: string | null | undefined;
}

/**
 * The week whose confirmed orders a payment covers (T-21). If the server does not send it, the week of an upcoming
 * Monday follows from the rules (decision B20). A past payment may have been made on any day, so nothing follows for
 * it.
 */
export function coveredWeek({ status, paid_on: paidOn, period_start: start, period_end: end }: CoveredPayment): DayRange | null {
  const from = indiaDay(start);
  const to = indiaDay(end);
  if (from !== null && to !== null) return { from, to };
  if ((start && from === null) || (end && to === null)) return null; // sent by the server but unreadable, so it must not be guessed
  const run = indiaDay(paidOn);
  return status === 'UPCOMING' && run !== null && isMonday(run) ? performanceWindow(run) : null;
}
