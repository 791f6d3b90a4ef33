import { sumRupees, type WireNumber } from './money';
import { indiaDay, weekdayOf } from './dates';
import { type DayRange, performanceWindow } from './performance-window';

/** The five parts of earnings and payments, in the order of specification section 2. */
export const paymentParts = ['confirmed_commission', 'new_user_bonus', 'other_rewards', 'bad_reels_deduction', 'tds'] as const;
export type PaymentPart = (typeof paymentParts)[number];
export type PaymentParts = Readonly<Partial<Record<PaymentPart, WireNumber>>>;

const taken: ReadonlySet<PaymentPart> = new Set(['bad_reels_deduction', 'tds']);

/** A part with its sign in the sum: deductions are negative, whatever sign the server sends. */
export function signedPart(parts: PaymentParts, part: PaymentPart): WireNumber {
  const value = parts[part];
  return taken.has(part) && typeof value === 'number' ? -Math.abs(value) : value;
}

const beforeTax = paymentParts.filter((part) => part !== 'tds');

/** The total earnings, on which TDS is calculated: all parts but the tax (specification section 9). */
export const earnedBeforeTax = (parts: PaymentParts): number | null => sumRupees(beforeTax.map((part) => signedPart(parts, part)));

/** The sum of all five parts. */
export const leftAfterTax = (parts: PaymentParts): number | null => sumRupees(paymentParts.map((part) => signedPart(parts, part)));

/** Whether each amount is a known zero: there is nothing that a list of them could say. */
export const isNothing = (amounts: readonly WireNumber[]): boolean => amounts.every((amount) => amount === 0);

/**
 * What was returned of the commission, if the confirmed commission is what was left of it; undefined if nothing was
 * returned, or if the server's confirmed commission is another figure than that of its split.
 */
export function returnedBefore(earnings: {
  readonly confirmed_commission?: WireNumber; readonly confirmed_commission_amount?: WireNumber; readonly returned_commission?: WireNumber;
}): number | undefined {
  const { confirmed_commission: confirmed, returned_commission: returned } = earnings;
  return returned && returned > 0 && typeof confirmed === 'number' && confirmed === earnings.confirmed_commission_amount ? returned : undefined;
}

const known = ['PAID', 'PENDING', 'UPCOMING', 'NULL_PAYMENT'] as const;

export type PaymentStatus = (typeof known)[number];

/** The tone of each status badge; none if there is nothing to pay. */
export const paymentTones = { PAID: 'success', PENDING: 'pending', UPCOMING: 'neutral' } as const;

/** The status of a payment; a missing or unknown one means that there is nothing to pay (decision C3). */
export function paymentStatus(text: string | null | undefined): PaymentStatus {
  return known.find((status) => status === text) ?? 'NULL_PAYMENT';
}

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
