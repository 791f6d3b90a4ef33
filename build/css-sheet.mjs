import path from 'node:path';

const maker = path.resolve('src/styles/make-sheet.ts');

/** `import sheet from './x.css'` gives one shared CSSStyleSheet, in Rollup and (through fromRollup) in web-test-runner. */
export function cssSheet({ minify = false } = {}) {
  return {
    name: 'css-sheet',
    transform(code, id) {
      if (!id.split('?')[0].endsWith('.css')) return null;
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
