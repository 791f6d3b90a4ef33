/** `import sheet from './x.css'` gives one shared CSSStyleSheet, in Rollup and (through fromRollup) in web-test-runner. */
export function cssSheet({ minify = false } = {}) {
  return {
    name: 'css-sheet',
    transform(code, id) {
      if (!id.split('?')[0].endsWith('.css')) return null;
      return {
        // Importing an element in Node must not throw, and there are no style sheets there.
        code: `const s = globalThis.CSSStyleSheet && new CSSStyleSheet();\ns?.replaceSync(${JSON.stringify(minify ? squeeze(code) : code)});\nexport default s;\n`,
        map: { mappings: '' },
      };
    },
  };
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
