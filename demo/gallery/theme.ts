import type { ThemeInfo } from './manifest';

export type Scheme = 'light' | 'dark';
export type Theme = Readonly<Record<string, string>>;

const both = /^light-dark\(\s*([^,]+?)\s*,\s*([^,]+?)\s*\)$/;

/** A colour that was chosen has a value for each scheme; the other one keeps its default until it is chosen too. */
function pairOf(theme: Theme, { name, light, dark }: ThemeInfo): Record<Scheme, string> {
  const value = theme[name];
  if (value === undefined) return { light, dark };
  const [, inLight = value, inDark = value] = both.exec(value) ?? [];
  return { light: inLight, dark: inDark };
}

/** What a custom property is in a scheme. */
export const valueIn = (theme: Theme, info: ThemeInfo, scheme: Scheme): string =>
  (info.kind === 'colour' ? pairOf(theme, info)[scheme] : theme[info.name] ?? info[scheme]);

/** The theme with another value in one scheme; what is not a colour has the same in both. */
export function withValue(theme: Theme, info: ThemeInfo, scheme: Scheme, value: string): Theme {
  const { [info.name]: _before, ...others } = theme;
  const pair = info.kind === 'colour' ? { ...pairOf(theme, info), [scheme]: value } : { light: value, dark: value };
  if (pair.light === info.light && pair.dark === info.dark) return others;
  return { ...others, [info.name]: pair.light === pair.dark ? pair.light : `light-dark(${pair.light}, ${pair.dark})` };
}

/** The rule that gives the theme to an element; empty where there is none. */
export function themeCss(tag: string, theme: Theme): string {
  const lines = Object.entries(theme).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `${tag} {\n${lines.join('\n')}\n}`;
}

/** Themes to begin with. */
export const presets: readonly { name: string; theme: Theme }[] = [
  { name: 'Default', theme: {} },
  { name: 'Forest', theme: { '--creator-color-primary': 'light-dark(#166534, #86efac)', '--creator-color-on-primary': 'light-dark(#ffffff, #052e16)', '--creator-color-background': 'light-dark(#f4f7f2, #0e1510)', '--creator-color-surface': 'light-dark(#ffffff, #17211a)', '--creator-radius': '10px' } },
  { name: 'Ocean', theme: { '--creator-color-primary': 'light-dark(#1d4ed8, #93c5fd)', '--creator-color-on-primary': 'light-dark(#ffffff, #0b1b3f)', '--creator-color-background': 'light-dark(#f3f6fb, #0d1220)', '--creator-color-surface': 'light-dark(#ffffff, #161d2e)', '--creator-radius': '8px' } },
  { name: 'Magazine', theme: { '--creator-color-primary': 'light-dark(#9f1239, #fda4af)', '--creator-color-on-primary': 'light-dark(#ffffff, #3b0613)', '--creator-font-family': 'Georgia, serif', '--creator-radius': '2px', '--creator-space': '20px' } },
  { name: 'Ink', theme: { '--creator-color-primary': 'light-dark(#111111, #ffffff)', '--creator-color-on-primary': 'light-dark(#ffffff, #000000)', '--creator-color-background': 'light-dark(#ffffff, #000000)', '--creator-color-surface': 'light-dark(#ffffff, #0c0c0c)', '--creator-color-text': 'light-dark(#000000, #ffffff)', '--creator-color-text-muted': 'light-dark(#333333, #d4d4d4)', '--creator-color-border': 'light-dark(#767676, #8a8a8a)' } },
];

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
