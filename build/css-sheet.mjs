import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { otherBreakpoints } from './breakpoints.mjs';
import { otherMotion } from './motion.mjs';
import { otherTypeSizes } from './type-sizes.mjs';

// The syntax is not converted to an older one than the oldest supported browsers need (docs/browsers.md).
const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
const lowest = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));
const maker = path.resolve('src/styles/make-sheet.ts');

/**
 * `import sheet from './x.css'` returns one shared CSSStyleSheet, in Rollup and (through fromRollup) in
 * web-test-runner.
 */
export function cssSheet({ minify = false } = {}) {
  return {
    name: 'css-sheet',
    async transform(code, id) {
      if (!id.split('?')[0].endsWith('.css')) return null;
      // Pages of the demo and developer tools may use any width, size and motion.
      if (/[\\/](src|elements)[\\/]/.test(`/${path.relative(process.cwd(), id)}`)) check(id, code);
      const text = minify ? await minified(code, id) : code;
      return {
        code: `import { makeSheet } from '${fromHere(id.split('?')[0])}';\nexport default makeSheet(${JSON.stringify(text)});\n`,
        map: { mappings: '' },
      };
    },
  };
}

function check(id, code) {
  const widths = otherBreakpoints(code);
  if (widths.length > 0) throw new Error(`${id}: no breakpoint of the layout: ${widths.join('; ')}`);
  const sizes = otherTypeSizes(code);
  if (sizes.length > 0) throw new Error(`${id}: none of the six type sizes (docs/theming.md): ${sizes.join('; ')}`);
  const motion = otherMotion(code);
  if (motion.length > 0) throw new Error(`${id}: no motion of 120 to 240 ms (docs/theming.md): ${motion.join('; ')}`);
}

function fromHere(file) {
  const relative = path.relative(path.dirname(file), maker).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The text of a style sheet as it is delivered. */
export async function minified(css, id) {
  const { code, warnings } = await transform(css, { loader: 'css', minify: true, target: lowest, logLevel: 'silent' });
  if (warnings.length > 0) throw new Error(`${id}: ${warnings.map(({ text, location }) => `line ${location?.line}: ${text}`).join('; ')}`);
  return code.trim();
}
