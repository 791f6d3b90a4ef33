import type { ThemeInfo } from './manifest';

export type Scheme = 'light' | 'dark';
export type Theme = Readonly<Record<string, string>>;

const both = /^light-dark\(\s*([^,]+?)\s*,\s*([^,]+?)\s*\)$/;

/** A colour that was chosen has a value for each scheme; the other one keeps its default until it is chosen too. */
function pairOf(theme: Theme, { name, light, dark, follows }: ThemeInfo): Record<Scheme, string> {
  const value = theme[name];
  if (value === undefined) return follows ? pairOf(theme, follows) : { light, dark };
  const [, inLight = value, inDark = value] = both.exec(value) ?? [];
  return { light: inLight, dark: inDark };
}

/** What a custom property is in a scheme. */
export const valueIn = (theme: Theme, info: ThemeInfo, scheme: Scheme): string =>
  (info.kind === 'colour' ? pairOf(theme, info)[scheme] : theme[info.name] ?? info[scheme]);

/** The theme with another value in one scheme; what is not a colour has the same in both. */
export function withValue(theme: Theme, info: ThemeInfo, scheme: Scheme, value: string): Theme {
  const { [info.name]: _before, ...others } = theme;
  const normal = pairOf(others, info);
  const pair = info.kind === 'colour' ? { ...pairOf(theme, info), [scheme]: value } : { light: value, dark: value };
  const isNormal = (each: Scheme) => pair[each].toLowerCase() === normal[each].toLowerCase();
  if (isNormal('light') && isNormal('dark')) return others;
  return { ...others, [info.name]: pair.light === pair.dark ? pair.light : `light-dark(${pair.light}, ${pair.dark})` };
}

/** The theme without a value of its own for the property. */
export function withoutValue(theme: Theme, { name }: ThemeInfo): Theme {
  const { [name]: _before, ...others } = theme;
  return others;
}

/** The rule that gives the theme to an element; empty where there is none. */
export function themeCss(tag: string, theme: Theme): string {
  const lines = Object.entries(theme).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `${tag} {\n${lines.join('\n')}\n}`;
}
