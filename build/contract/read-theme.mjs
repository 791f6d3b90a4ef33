import { readFileSync } from 'node:fs';

/** Values of the first rule that gives a property one: light comes first in the sheet, dark second. */
const valuesOf = (sheet, name) => [...sheet.matchAll(new RegExp(`[ ;{]${name}: ?([^;}]+)`, 'g'))].map(([, value]) => value.trim());

/**
 * The custom properties of src/styles/tokens.css with their defaults. Whatever is called `--creator-…` is
 * the contract; names that begin with `--_` and the short ones of the schemes are private.
 */
export function readTheme() {
  const sheet = readFileSync('src/styles/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...sheet.matchAll(/var\((--creator-[\w-]+), ((?:var\(--[\w-]+\)|[^()])+)\)/g)].map(([, name, fallback]) => {
    const own = /^var\((--\w+)\)$/.exec(fallback)?.[1];
    if (!own) return { name, default: fallback };
    if (own.startsWith('--_')) return { name, default: `--creator-color-${own.slice(3)}` };
    const [light, dark] = valuesOf(sheet, own);
    return { name, light, dark };
  });
}
