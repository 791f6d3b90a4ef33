const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a colour as `#rrggbb`; undefined for any other way of writing one. */
function luminance(colour: string): number | undefined {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (!match) return undefined;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => channel(parseInt(part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours (WCAG 2.2), 1 to 21; undefined where one of them is not written as `#rrggbb`. */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Which texts stand on which colours. */
export const readingPairs = [
  ['--creator-color-text', '--creator-color-background'], ['--creator-color-text', '--creator-color-surface'],
  ['--creator-color-text-muted', '--creator-color-surface'], ['--creator-color-on-primary', '--creator-color-primary'],
  ['--creator-color-primary', '--creator-color-surface'],
] as const;
