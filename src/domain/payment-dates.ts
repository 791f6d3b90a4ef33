import { addDays, indiaDay } from './dates';
import { performanceWindow } from './performance-window';

/** Days of an order as YYYY-MM-DD; all but the first are estimates. */
export interface PaymentTimeline {
  ordered: string;
  returnWindowEnds: string;
  confirmed: string;
  paid: string;
}

/**
 * When an order will probably be paid: 7 days for returns, 21 to confirm, weekly payments for whole weeks three weeks
 * back (specification sections 1 and 9; decisions B20, D5).
 */
export function paymentTimeline(orderDate: string): PaymentTimeline | null {
  const ordered = indiaDay(orderDate);
  if (ordered === null) return null;
  // The window four weeks later is the order's own week; it is paid on the Monday after its last order is confirmed.
  const { from } = performanceWindow(addDays(ordered, 28));
  return {
    ordered,
    returnWindowEnds: addDays(ordered, 7),
    confirmed: addDays(ordered, 21),
    paid: addDays(from, 28),
  };
}
