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
