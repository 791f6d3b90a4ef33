import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles a module of the sandbox for Node; packages stay external.
 * @param {{ entry: string, outfile: string }} options paths below the project or absolute
 */
export const serverOptions = ({ entry, outfile }) => ({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: [entry],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  loader: { '.css': 'empty' }, // a view that the server renders imports its style sheets
  logLevel: 'warning',
});

/** @param {{ entry: string, outfile: string }} options */
export async function bundleServer(options) {
  await build(serverOptions(options));
  return options.outfile;
}
