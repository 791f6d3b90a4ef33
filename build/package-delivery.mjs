import { readFileSync } from 'node:fs';
import { cssSheet } from './css-sheet.mjs';
import { declarations } from './declarations.mjs';
import { dropRequestSchemas } from './drop-request-schemas.mjs';
import { noOwnAddress } from './no-own-address.mjs';
import { sourcesOfPackage } from './package-entries.mjs';
import { stripTypes } from './strip-types.mjs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const outside = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];

/**
 * The build for bundlers: one file per module, readable, with React and the other libraries external. The bundler of
 * the page splits, shakes and minifies.
 */
export const packageDelivery = {
  input: sourcesOfPackage(),
  external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
  output: {
    dir: 'dist/package',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: '.',
    entryFileNames: '[name].js',
    hoistTransitiveImports: false,
  },
  preserveEntrySignatures: 'strict',
  onwarn(warning) {
    throw new Error(warning.message);
  },
  plugins: [noOwnAddress(), stripTypes(), cssSheet({ minify: true }), dropRequestSchemas(), declarations()],
};
