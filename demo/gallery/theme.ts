import type { ThemeInfo } from './manifest';

export type Scheme = 'light' | 'dark';
export type Theme = Readonly<Record<string, string>>;

/** The value of a custom property in a scheme, found as the elements find it. */
export function valueIn(theme: Theme, info: ThemeInfo, scheme: Scheme): string {
  const given = (scheme === 'dark' ? theme[info.darkName ?? ''] : undefined) ?? theme[info.name];
  return given ?? (info.follows ? valueIn(theme, info.follows, scheme) : info[scheme]);
}

/** The theme with another value in one scheme; the other scheme is unchanged. */
export function withValue(theme: Theme, info: ThemeInfo, scheme: Scheme, value: string): Theme {
  const others = withoutValue(theme, info);
  const is = (each: Scheme) => (each === scheme || !info.darkName ? value : valueIn(theme, info, each));
  const isNormal = (each: Scheme) => is(each).toLowerCase() === valueIn(others, info, each).toLowerCase();
  if (!info.darkName || is('light') === is('dark')) return isNormal('light') && isNormal('dark') ? others : { ...others, [info.name]: value };
  const dark = isNormal('light') && isNormal('dark') ? {} : { [info.darkName]: is('dark') };
  return { ...others, ...(isNormal('light') ? {} : { [info.name]: is('light') }), ...dark };
}

/** The theme without its own values for the property. */
export function withoutValue(theme: Theme, { name, darkName }: ThemeInfo): Theme {
  const { [name]: _light, [darkName ?? '']: _dark, ...others } = theme;
  return others;
}

/** Whether the theme sets the property in any scheme. */
export const isSet = (theme: Theme, { name, darkName }: ThemeInfo): boolean => theme[name] !== undefined || theme[darkName ?? ''] !== undefined;

/** The rule that applies the theme to an element; empty without a theme. */
export function themeCss(tag: string, theme: Theme): string {
  const lines = Object.entries(theme).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `${tag} {\n${lines.join('\n')}\n}`;
}
