export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** More products are counted on the last tile. */
export const mostTiles = 6;

/** How many tiles are in each column (two or three products), or in each row. */
const columns: Readonly<Record<number, readonly number[]>> = { 2: [1, 1], 3: [1, 2] };
const rows: Readonly<Record<number, readonly number[]>> = { 4: [2, 2], 5: [2, 3], 6: [3, 3] };

/** Places that divide a length evenly. */
function divide(start: number, length: number, count: number, gap: number): { start: number; length: number }[] {
  const each = (length - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ start: start + index * (each + gap), length: each }));
}

/** The places of the pictures of a collection, which fill an area: few are large, and no shape is thinner than it must be. */
export function pictureTiles(count: number, { x, y, width, height }: Rectangle, gap: number): Rectangle[] {
  const shown = Math.min(count, mostTiles);
  if (shown === 1) {
    const side = Math.min(width, height);
    return [{ x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }];
  }
  const stacks = columns[shown];
  if (stacks) {
    return divide(x, width, stacks.length, gap).flatMap((column, index) =>
      divide(y, height, stacks[index] ?? 1, gap).map((row) => ({ x: column.start, width: column.length, y: row.start, height: row.length })));
  }
  const lines = rows[shown] ?? [];
  return divide(y, height, lines.length, gap).flatMap((row, index) =>
    divide(x, width, lines[index] ?? 1, gap).map((column) => ({ x: column.start, width: column.length, y: row.start, height: row.length })));
}

/** The part of a picture that fills a place without distorting it, from its centre. */
export function coverPart(picture: { width: number; height: number }, place: { width: number; height: number }): Rectangle {
  const scale = Math.min(picture.width / place.width, picture.height / place.height);
  const width = place.width * scale;
  const height = place.height * scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}
