import { sumRupees, type WireNumber } from './money';
import type { CsvCell } from './csv';
import { indiaDay } from './dates';
import { financialYearOf } from './financial-year';
import { type PaymentPart, paymentParts, type PaymentParts, paymentStatus, signedPart } from './payments';
import type { DayRange } from './performance-window';
import type { Figure } from './performance-figures';
import { usesSearches } from './post-types';
import type { Post } from './posts';

export interface StatementPayment extends PaymentParts {
  readonly payment_id: string;
  readonly status: string;
  readonly amount?: WireNumber;
  readonly paid_on?: string | null | undefined;
  readonly period_start?: string | null | undefined;
  readonly period_end?: string | null | undefined;
}

/** The payments on Indian days of the range, oldest first; pending ones are not part of a statement. */
export function paidWithin<T extends StatementPayment>(payments: readonly T[], { from, to }: DayRange): T[] {
  const day = (payment: T) => indiaDay(payment.paid_on) ?? '';
  return payments
    .filter((payment) => paymentStatus(payment.status) === 'PAID' && day(payment) !== '' && day(payment) >= from && day(payment) <= to)
    .sort((one, other) => day(one).localeCompare(day(other)));
}

/**
 * The payments whose day is missing or unreadable. They belong to no range, and a statement must mention that they are
 * left out.
 */
export const paidWithoutDay = <T extends StatementPayment>(payments: readonly T[]): T[] =>
  payments.filter((payment) => paymentStatus(payment.status) === 'PAID' && indiaDay(payment.paid_on) === null);

/** The newest Indian financial year with a payment; null without payments. */
export function lastPaidYear(payments: readonly StatementPayment[]): number | null {
  const last = paidWithin(payments, { from: '', to: '9999' }).at(-1);
  return last ? financialYearOf(indiaDay(last.paid_on) ?? '') : null;
}

export type PaymentTotals = Readonly<Record<PaymentPart | 'amount', number | null>>;

/** The sums of payments, part by part, signed as in `signedPart`. */
export function paymentTotals(payments: readonly StatementPayment[]): PaymentTotals {
  const parts = paymentParts.map((part) => [part, sumRupees(payments.map((payment) => signedPart(payment, part)))]);
  return { ...(Object.fromEntries(parts) as Record<PaymentPart, number | null>), amount: sumRupees(payments.map(({ amount }) => amount)) };
}

/** One line per payment below the titles, then the sums, then a line for each remark about missing values. */
export function paymentRows(payments: readonly StatementPayment[], titles: readonly string[], total: string, remarks: readonly string[] = []): CsvCell[][] {
  const totals = paymentTotals(payments);
  return [
    [...titles],
    ...payments.map((payment): CsvCell[] => [
      indiaDay(payment.paid_on), payment.payment_id, indiaDay(payment.period_start), indiaDay(payment.period_end),
      ...paymentParts.map((part) => ({ rupees: signedPart(payment, part) })), { rupees: payment.amount },
    ]),
    [total, null, null, null, ...paymentParts.map((part) => ({ rupees: totals[part] })), { rupees: totals.amount }],
    ...remarks.map((remark) => [remark]),
  ];
}

/** One line per post below the titles, then the sums, then a line for each remark about missing values. */
export function postRows(
  posts: readonly Post[], titles: readonly string[], typeOf: (post: Post) => string, total: string, remarks: readonly string[] = [],
): CsvCell[][] {
  const totals = postTotals(posts);
  return [
    [...titles],
    ...posts.map((post): CsvCell[] => [
      post.id, typeOf(post), post.description, indiaDay(post.createdAt), post.clicks, post.searches, post.orders,
      { rupees: post.sales }, { rupees: post.commission }, { rupees: post.newUserEarnings },
    ]),
    [total, null, null, null, totals.clicks, totals.searches, totals.orders, { rupees: totals.sales }, { rupees: totals.commission }, { rupees: totals.bonus }],
    ...remarks.map((remark) => [remark]),
  ];
}

/**
 * The sums of posts; null if a value is unknown. A post is visited by clicks or by searches, so only those of its type have
 * to be known.
 */
export function postTotals(posts: readonly Post[]) {
  const sum = (of: (post: Post) => Figure) => posts.map(of).reduce((total, each) => (total === null || each === null ? null : total + each), 0);
  const rupees = (of: (post: Post) => Figure) => sumRupees(posts.map(of));
  return {
    clicks: sum(({ type, clicks }) => clicks ?? (usesSearches(type) ? 0 : null)),
    searches: sum(({ type, searches }) => searches ?? (usesSearches(type) ? null : 0)),
    orders: sum(({ orders }) => orders),
    sales: rupees(({ sales }) => sales),
    commission: rupees(({ commission }) => commission),
    bonus: rupees(({ newUserEarnings }) => newUserEarnings),
  };
}
