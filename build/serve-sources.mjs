import { esbuildPlugin } from '@web/dev-server-esbuild';
import { fromRollup } from '@web/dev-server-rollup';
import rollupReplace from '@rollup/plugin-replace';
import { cssSheet } from './css-sheet.mjs';
import { vendor } from './test-runner/vendor.mjs';

const replace = fromRollup(rollupReplace);
const css = fromRollup(cssSheet);

/** What a server needs to serve the sources file by file, without a bundle: for tests and for `npm run dev`. */
export const sourceServer = {
  nodeResolve: { browser: true, exportConditions: ['production'] },
  mimeTypes: { 'src/**/*.css': 'js', 'elements/**/*.css': 'js', 'demo/widgets/**/*.css': 'js' },
};

export const sourcePlugins = () => [
  vendor(),
  replace({ preventAssignment: true, include: ['node_modules/nanostores/**', 'node_modules/@nanostores/**', 'elements/view.tsx', 'demo/standalone/standalone.ts'], values: { 'process.env.NODE_ENV': '"development"' } }),
  css(),
  esbuildPlugin({ ts: true, tsx: true, tsconfig: './tsconfig.json', target: 'es2022' }),
];
