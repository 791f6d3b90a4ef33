import { sumRupees } from './column-sum';
import type { WireNumber } from './wire-number';

/** The five figures that earnings and payments are made of, in the order of specification section 2. */
export const paymentParts = ['confirmed_commission', 'new_user_bonus', 'other_rewards', 'bad_reels_deduction', 'tds'] as const;
export type PaymentPart = (typeof paymentParts)[number];
export type PaymentParts = Readonly<Partial<Record<PaymentPart, WireNumber>>>;

const taken: ReadonlySet<PaymentPart> = new Set(['bad_reels_deduction', 'tds']);

/** A part with the sign of what it does to the sum: what is taken away is negative, however the server signs it. */
export function signedPart(parts: PaymentParts, part: PaymentPart): WireNumber {
  const value = parts[part];
  return taken.has(part) && typeof value === 'number' ? -Math.abs(value) : value;
}

const beforeTax = paymentParts.filter((part) => part !== 'tds');

/** The total earnings, of which TDS is a share: all parts but the tax (specification section 9). */
export const earnedBeforeTax = (parts: PaymentParts): number | null => sumRupees(beforeTax.map((part) => signedPart(parts, part)));

/** What is left of the five parts together. */
export const leftAfterTax = (parts: PaymentParts): number | null => sumRupees(paymentParts.map((part) => signedPart(parts, part)));
