import { readFileSync } from 'node:fs';

/**
 * The custom properties of src/styles/tokens.css with their defaults. Names with `--creator-…` are public, all others
 * private. A colour has a default per scheme, and a second property for the dark scheme.
 */
export function readTheme() {
  const sheet = readFileSync('src/styles/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const dark = new Map([...sheet.matchAll(/var\((--creator-dark-color-[\w-]+), var\(--creator-color-[\w-]+, ([^()]+|var\(--[\w-]+\))\)\)/g)].map(([, name, value]) => [name, value]));
  const properties = [...sheet.matchAll(/(?<!, )var\((--creator-[\w-]+), ((?:(?:var|max)\([^()]*\)|[^()])+)\)/g)].map(([, name, value]) => {
    const own = /^var\(--_([\w-]+)\)$/.exec(value)?.[1];
    if (own) return { name, default: `--creator-color-${own}` };
    const ofDark = dark.get(name.replace('--creator-color-', '--creator-dark-color-'));
    return ofDark ? { name, light: value, dark: ofDark } : { name, default: value };
  });
  return [...properties, ...[...dark.keys()].map((name) => ({ name, default: name.replace('-dark-color-', '-color-') }))];
}
