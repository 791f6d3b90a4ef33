import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles a module of the sandbox for Node; packages stay outside.
 * @param {{ entry: string, outfile: string }} options paths below the project or absolute
 */
export async function bundleServer({ entry, outfile }) {
  await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return outfile;
}
