import type { WireNumber } from './money';
import { rowSorts, type RowSort } from './row-sorts';

/** Accents of Latin letters do not count; the signs of other scripts are letters of their own. */
const plain = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();

/** Whether the texts contain every word of a search, in any order; a search without words finds everything. */
function containsWords(texts: readonly string[], search: string): boolean {
  const text = plain(texts.join(' '));
  return plain(search).split(/\s+/).every((word) => text.includes(word));
}

/** What a listing is searched for, and its order: its attributes. */
export interface FindProps {
  readonly search: string | undefined;
  readonly sort: RowSort;
}

/** What the server may say of a row. */
interface Figures {
  readonly clicks?: WireNumber;
  readonly commissions?: WireNumber;
}

/** A shorter list is seen at a glance. */
export const fewestToFind = 10;

const figureOf = (row: Figures, sort: RowSort): number => {
  const figure = sort === 'earned' ? row.commissions : row.clicks;
  return typeof figure === 'number' ? figure : -Infinity;
};

/** The orders for which there are figures. */
export function sortsOf(rows: readonly Figures[]): readonly RowSort[] {
  return rowSorts.filter((sort) => sort === 'newest' || rows.some((row) => figureOf(row, sort) > -Infinity));
}

/** The rows that contain the words of a search, in an order; rows without the figure come last, and equal ones stay as they were. */
export function findRows<Row extends Figures>(rows: readonly Row[], search: string, sort: RowSort, textsOf: (row: Row) => readonly string[]): readonly Row[] {
  const found = search.trim() === '' ? rows : rows.filter((row) => containsWords(textsOf(row), search));
  if (sort === 'newest') return found;
  // A difference of two infinities is not a number.
  return [...found].sort((one, other) => figureOf(other, sort) - figureOf(one, sort) || 0);
}
