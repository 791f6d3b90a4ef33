const known = ['PAID', 'PENDING', 'UPCOMING', 'NULL_PAYMENT'] as const;

export type PaymentStatus = (typeof known)[number];

/** The tone of each status badge; none if there is nothing to pay. */
export const paymentTones = { PAID: 'success', PENDING: 'pending', UPCOMING: 'neutral' } as const;

/** The status of a payment; a missing or unknown one means that there is nothing to pay (decision C3). */
export function paymentStatus(text: string | null | undefined): PaymentStatus {
  return known.find((status) => status === text) ?? 'NULL_PAYMENT';
}
