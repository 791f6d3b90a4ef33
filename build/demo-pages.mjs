import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { cssSheet } from './css-sheet.mjs';

/** What the gallery imports on demand are the elements, which it loads from their own files. */
const leaveLater = {
  name: 'leave-later',
  setup(bundle) {
    bundle.onResolve({ filter: /^\./ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : null));
  },
};

const css = cssSheet({ minify: true });
const sheets = {
  name: 'css-sheet',
  setup(bundle) {
    bundle.onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: (await css.transform(await readFile(path, 'utf8'), path)).code, loader: 'js' }));
  },
};

const pages = [
  { entryPoints: ['demo/gallery/gallery.ts'], outfile: 'dist/gallery/gallery.js', plugins: [leaveLater] },
  { entryPoints: ['demo/widgets/widgets.ts'], outfile: 'dist/widgets/widgets.js', plugins: [sheets], jsx: 'automatic', define: { 'process.env.NODE_ENV': '"production"' } },
];

/**
 * Builds the scripts of the gallery and of the page of widgets separately, so that they do not change the chunks of the
 * elements. The gallery loads the elements from dist as any page does.
 */
export function demoPages() {
  return {
    name: 'demo-pages',
    async writeBundle() {
      const common = { bundle: true, format: 'esm', target: 'es2022', minify: true, conditions: ['production'], logLevel: 'warning' };
      await Promise.all(pages.map((page) => build({ ...common, ...page })));
    },
  };
}
