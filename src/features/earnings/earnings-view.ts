import type { earningsWords } from '../../text/en/earnings';

/** The pages of earnings, by the names in their addresses. */
export type EarningsView = keyof typeof earningsWords.titles;
