/** How the older performance list may be sorted, the first one chosen at the start; each value is its label in capitals. */
export const sortOptions = [
  { label: 'Recency', value: 'RECENCY' },
  { label: 'Clicks', value: 'CLICKS' },
  { label: 'Orders', value: 'ORDERS' },
  { label: 'Sales', value: 'SALES' },
] as const;

/** The API also knows ALL and SEARCHES, which no option offers (decision A29). */
export type SortOption = (typeof sortOptions)[number]['value'];
