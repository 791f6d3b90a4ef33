import { sumRupees, type WireNumber } from './money';
import type { EarningsTab } from './earnings-tabs';

/** The state of commission, orders or sales. */
export interface EarningsSplit {
  readonly total: number | null;
  readonly confirmed: number | null;
  readonly pending: number | null;
  readonly returned: number | null;
}

type WireSplits = Readonly<Partial<Record<
  | 'total_commission' | 'confirmed_commission_amount' | 'pending_commission' | 'returned_commission'
  | 'total_orders' | 'confirmed_orders' | 'pending_orders' | 'returned_orders'
  | 'total_sales' | 'confirmed_sales' | 'pending_sales' | 'returned_sales',
  WireNumber
>>>;

/** The split on a tab (specification section 3, 'Earnings breakdown'); null for values the server did not send. */
export function earningsSplit(wire: WireSplits, tab: EarningsTab): EarningsSplit {
  const [total, confirmed, pending, returned] = {
    commissions: [wire.total_commission, wire.confirmed_commission_amount, wire.pending_commission, wire.returned_commission],
    orders: [wire.total_orders, wire.confirmed_orders, wire.pending_orders, wire.returned_orders],
    sales: [wire.total_sales, wire.confirmed_sales, wire.pending_sales, wire.returned_sales],
  }[tab];
  return { total: total ?? null, confirmed: confirmed ?? null, pending: pending ?? null, returned: returned ?? null };
}

/** A part in percent of all three parts; null if one of them is unknown, or if the sum is zero. */
export function shareOf({ confirmed, pending, returned }: EarningsSplit, part: 'confirmed' | 'pending' | 'returned'): number | null {
  if (confirmed === null || pending === null || returned === null) return null;
  const sum = Math.max(0, confirmed) + Math.max(0, pending) + Math.max(0, returned);
  return sum === 0 ? null : (Math.max(0, { confirmed, pending, returned }[part]) / sum) * 100;
}

/**
 * The total above the split: confirmed and pending, because returned orders earn nothing. A server's total may include
 * what was returned; any other total is shown unchanged.
 */
export function shownTotal({ total, confirmed, pending, returned }: EarningsSplit): number | null {
  const kept = sumRupees([confirmed, pending]);
  if (kept === null) return total;
  const withReturned = sumRupees([kept, returned]);
  return total === null || total === withReturned ? kept : total;
}
