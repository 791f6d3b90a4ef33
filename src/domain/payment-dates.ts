import { addDays, indiaDay } from './dates';
import { performanceWindow, type DayRange } from './periods';

/** Days of an order as YYYY-MM-DD; all but the first are estimates. */
export interface PaymentTimeline {
  ordered: string;
  returnWindowEnds: string;
  confirmed: string;
  paid: string;
}

/**
 * When an order is likely to be paid, by the programme's rules: 7 days for returns, 21 to confirm, weekly payments of
 * whole weeks three weeks back (specification sections 1 and 9; decisions B20, D5).
 */
export function paymentTimeline(orderDate: string): PaymentTimeline | null {
  const ordered = indiaDay(orderDate);
  if (ordered === null) return null;
  // The window of four weeks on is the order's own week; it is paid on the Monday after its last order is confirmed.
  const { from } = performanceWindow(addDays(ordered, 28));
  return {
    ordered,
    returnWindowEnds: addDays(ordered, 7),
    confirmed: addDays(ordered, 21),
    paid: addDays(from, 28),
  };
}

/** Weekly runs are on Mondays. */
const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;

interface CoveredPayment {
  status: string;
  paid_on?: string | null | undefined;
  period_start?: string | null | undefined;
  period_end?: string | null | undefined;
}

/**
 * The week whose confirmed orders a payment covers (T-21). Where the server does not tell it, that of an upcoming Monday
 * follows from the rules (decision B20); a payment that was made late may have left on any day, so nothing follows from it.
 */
export function coveredWeek({ status, paid_on: paidOn, period_start: start, period_end: end }: CoveredPayment): DayRange | null {
  const from = indiaDay(start);
  const to = indiaDay(end);
  if (from !== null && to !== null) return { from, to };
  const run = indiaDay(paidOn);
  return status === 'UPCOMING' && run !== null && isMonday(run) ? performanceWindow(run) : null;
}
