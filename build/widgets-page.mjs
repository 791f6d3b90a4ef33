import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { cssSheet } from './css-sheet.mjs';

const css = cssSheet({ minify: true });
const sheets = {
  name: 'css-sheet',
  setup(bundle) {
    bundle.onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: css.transform(await readFile(path, 'utf8'), path).code, loader: 'js' }));
  },
};

/** Builds the page of widgets apart from the elements, so that no chunk of theirs is made of what the page needs. */
export function widgetsPage() {
  return {
    name: 'widgets-page',
    async writeBundle() {
      await build({
        entryPoints: ['demo/widgets/widgets.ts'], outfile: 'dist/widgets/widgets.js', bundle: true, format: 'esm', target: 'es2022',
        minify: true, jsx: 'automatic', define: { 'process.env.NODE_ENV': '"production"' }, plugins: [sheets], logLevel: 'warning',
      });
    },
  };
}
