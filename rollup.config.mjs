import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { chunkOf } from './build/chunks.mjs';
import { frameSheets } from './build/frame-sheets.mjs';
import { contractFiles } from './build/contract/write-deliveries.mjs';
import { cssSheet } from './build/css-sheet.mjs';
import { demoPages } from './build/demo-pages.mjs';
import { dropRequestSchemas } from './build/drop-request-schemas.mjs';
import { entries } from './build/entries.mjs';
import { firstFramesWithoutReact } from './build/first-frames-without-react.mjs';
import { integrity } from './build/integrity.mjs';
import { loaderSyntax } from './build/loader-syntax.mjs';
import { manifest } from './build/manifest.mjs';
import { nativeExternalStore } from './build/native-external-store.mjs';
import { notices } from './build/notices.mjs';
import { packageDelivery } from './build/package-delivery.mjs';
import { copyClips, copyPages } from './build/pages.mjs';
import { preloads } from './build/preloads.mjs';
import { readableWords } from './build/readable-words.mjs';
import { serviceWorker } from './build/service-worker.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The build for a `<script type="module">`: self-contained, minified, with chunks that elements share. */
const browserDelivery = {
  input: entries(),
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: 'hidden',
    entryFileNames: '[name].js',
    // Short hashes, because every chunk contains names of others, which do not compress.
    chunkFileNames: ({ name }) => (name.startsWith('text/') ? '[name]-[hash:7].js' : 'chunks/[name]-[hash:7].js'),
    minifyInternalExports: true,
    freeze: false,
    hoistTransitiveImports: false,
    manualChunks: chunkOf,
  },
  preserveEntrySignatures: 'allow-extension',
  onwarn(warning, warn) {
    if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
    if (warning.code === 'UNRESOLVED_IMPORT' || warning.code === 'MISSING_EXPORT') throw new Error(warning.message);
    warn(warning);
  },
  plugins: [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"', __CREATOR_VERSION__: JSON.stringify(version) } }),
    nativeExternalStore(),
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'], exportConditions: ['production'] }),
    commonjs(),
    cssSheet({ minify: true }),
    frameSheets(),
    // Not the style sheets: the plugin would pass them to TypeScript when a file changes during the build.
    typescript({ tsconfig: './tsconfig.json', noCheck: true, include: '{src,elements,demo}/**/*.{ts,tsx}' }),
    dropRequestSchemas(),
    // Inlined functions are shorter, but gzip makes them larger.
    // ASCII only: with one character beyond Latin-1, V8 keeps the source of a whole file with two bytes per character.
    terser({ module: true, ecma: 2022, compress: { passes: 3, keep_fargs: false, reduce_funcs: false }, format: { comments: false, ascii_only: true } }),
    readableWords(),
    loaderSyntax(),
    firstFramesWithoutReact(),
    preloads(),
    copyPages(),
    copyClips(),
    demoPages(),
    manifest(),
    contractFiles(),
    serviceWorker(),
    integrity(),
    notices(),
  ],
};

export default [browserDelivery, packageDelivery];
