/** The tabs of the earnings, in a file of their own, because the element lists them before anything else has loaded. */
export const earningsTabs = ['commissions', 'orders', 'sales'] as const;
export type EarningsTab = (typeof earningsTabs)[number];
