/** The order of a table: the column it is sorted by, and whether the largest or newest is first. */
export interface RowOrder<By extends string> {
  readonly by: By;
  readonly down: boolean;
}

/** The order after a tap on the heading of a column: the largest first, and with the next tap the smallest. */
export const nextOrder = <By extends string>(order: RowOrder<By> | undefined, by: By): RowOrder<By> => ({ by, down: order?.by === by ? !order.down : true });

/** The rows by a value, rows of the same value in their old order. What is unknown is last in both directions. */
export function sortRows<Row>(rows: readonly Row[], value: (row: Row) => number | string | null | undefined, down: boolean): Row[] {
  const known = rows.flatMap((row) => {
    const of = value(row);
    return of === null || of === undefined || of === '' ? [] : [{ row, of }];
  });
  const sign = down ? -1 : 1;
  known.sort((one, other) => (one.of === other.of ? 0 : one.of < other.of ? -sign : sign));
  const sorted = known.map(({ row }) => row);
  const placed = new Set(sorted);
  return [...sorted, ...rows.filter((row) => !placed.has(row))];
}
