import { contrastRatio, type Rgb } from '../../src/domain/contrast';

/** A colour as `#rrggbb`; undefined for other notations. */
function read(colour: string): Rgb | undefined {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (!match) return undefined;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => parseInt(part, 16) / 255);
  return [red, green, blue];
}

/** The contrast of two colours, 1 to 21; undefined if one of them is not written as `#rrggbb`. */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [read(one), read(other)];
  return a && b && contrastRatio(a, b);
}

/** The text colours and their backgrounds. */
export const readingPairs = [
  ['--creator-color-text', '--creator-color-background'], ['--creator-color-text', '--creator-color-surface'],
  ['--creator-color-text-muted', '--creator-color-surface'], ['--creator-color-on-primary', '--creator-color-primary'],
  ['--creator-color-primary', '--creator-color-surface'],
] as const;
