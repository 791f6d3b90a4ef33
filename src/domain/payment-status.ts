const known = ['PAID', 'PENDING', 'UPCOMING', 'NULL_PAYMENT'] as const;

export type PaymentStatus = (typeof known)[number];

/** How each status is shown: the tone of its badge; none where there is nothing to pay. */
export const paymentTones = { PAID: 'success', PENDING: 'pending', UPCOMING: 'neutral' } as const;

/** The status of a payment; none and an unknown one mean that there is nothing to pay (decision C3). */
export function paymentStatus(text: string | null | undefined): PaymentStatus {
  return known.find((status) => status === text) ?? 'NULL_PAYMENT';
}
