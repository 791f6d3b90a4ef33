/**
 * The sort options of the older performance list, the first one is the default; each value is its label in capitals.
 */
export const sortOptions = [
  { label: 'Recency', value: 'RECENCY' },
  { label: 'Clicks', value: 'CLICKS' },
  { label: 'Orders', value: 'ORDERS' },
  { label: 'Sales', value: 'SALES' },
] as const;

/** The API also knows ALL and SEARCHES, which no option uses (decision A29). */
export type SortOption = (typeof sortOptions)[number]['value'];
