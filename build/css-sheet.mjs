import path from 'node:path';
import { otherBreakpoints } from './breakpoints.mjs';

const maker = path.resolve('src/styles/make-sheet.ts');

/** `import sheet from './x.css'` gives one shared CSSStyleSheet, in Rollup and (through fromRollup) in web-test-runner. */
export function cssSheet({ minify = false } = {}) {
  return {
    name: 'css-sheet',
    transform(code, id) {
      if (!id.split('?')[0].endsWith('.css')) return null;
      // Pages of the demo and tools for developers are laid out as they please.
      const others = /[\\/](src|elements)[\\/]/.test(`/${path.relative(process.cwd(), id)}`) ? otherBreakpoints(code) : [];
      if (others.length > 0) throw new Error(`${id}: no breakpoint of the layout: ${others.join('; ')}`);
      return {
        code: `import { makeSheet } from '${fromHere(id.split('?')[0])}';\nexport default makeSheet(${JSON.stringify(minify ? squeeze(code) : code)});\n`,
        map: { mappings: '' },
      };
    },
  };
}

function fromHere(file) {
  const relative = path.relative(path.dirname(file), maker).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

// A selector's ' :' (a descendant) must stay apart, so only the space after a colon goes, and braces stay simple.
function squeeze(css) {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}
