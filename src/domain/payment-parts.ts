import { sumRupees } from './column-sum';
import type { WireNumber } from './wire-number';

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
