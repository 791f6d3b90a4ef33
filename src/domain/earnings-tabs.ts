/** The tabs of the earnings; apart from their figures, since the element names them before anything else has loaded. */
export const earningsTabs = ['commissions', 'orders', 'sales'] as const;
export type EarningsTab = (typeof earningsTabs)[number];
