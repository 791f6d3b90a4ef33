import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, formatMessages } from 'esbuild';
import { cssSheet } from '../css-sheet.mjs';
import { packageAddress } from './vendor.mjs';

/** Tests whose subject is which module is loaded, and when: they get the modules one by one. */
const looksAtModules = /\bgetEntries(ByType\('resource'\)|\()|\.stack\b/;
const compiledByFramework = 'test/elements/frameworks/';

/**
 * One script for each test file, in place of the several hundred modules that it imports: each module of a page is a
 * request for the browser, its network service and this server, which together cost more than many tests (decision E303).
 * @param {readonly string[]} files test files below the project
 * @param {{ folder?: string, first?: import('esbuild').Plugin[] }} [options] where the scripts are written, and plugins that come before ours
 */
export function bundles(files, { folder = '.cache/test-bundles', first = [] } = {}) {
  const entries = files.filter((file) => !file.startsWith(compiledByFramework) && !looksAtModules.test(readFileSync(file, 'utf8')));
  const inputs = new Map();
  return {
    /** The modules in the script of a test file. */
    inputsOf: (file) => inputs.get(file) ?? [],
    plugin: {
      name: 'bundles',
      async serverStart() {
        const { outputs } = await bundle(entries, folder, first);
        for (const { entryPoint, inputs: modules } of Object.values(outputs)) if (entryPoint) inputs.set(entryPoint, Object.keys(modules));
      },
    },
    async middleware(ctx, next) {
      const name = ctx.path.slice(1);
      const map = path.join(folder, name);
      if (name.endsWith('.map') && existsSync(map)) ctx.body = withAbsoluteSources(map); // the runner asks for it where a test has failed
      else if (inputs.has(name)) ctx.body = readFileSync(path.join(folder, name.replace(/\.tsx?$/, '.js')));
      else return next();
      ctx.type = name.endsWith('.map') ? 'json' : 'js';
      return undefined;
    },
  };
}

/** The runner reads the addresses in a source map from the folder of the test, and the map is in another. */
function withAbsoluteSources(file) {
  const map = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.stringify({ ...map, sources: map.sources.map((source) => path.resolve(path.dirname(file), source)) });
}

/** Where a file has an error, it is printed at once. The tests then get their modules one by one, so that only those fail that import it. */
async function bundle(entryPoints, outdir, first) {
  try {
    const { metafile } = await build({
      entryPoints, outdir, outbase: '.', bundle: true, format: 'esm', target: 'es2022', jsx: 'automatic', conditions: ['production'],
      define: { 'process.env.NODE_ENV': '"development"' },
      ignoreAnnotations: true, // "sideEffects" of package.json names built files only
      sourcemap: 'linked', sourcesContent: false, metafile: true, logLevel: 'silent', plugins: [...first, sources],
    });
    return metafile;
  } catch (error) {
    console.error((await formatMessages(error.errors ?? [{ text: String(error) }], { kind: 'error', color: false })).join(''));
    return { outputs: {} };
  }
}

const sources = {
  name: 'sources',
  setup({ onLoad, onResolve }) {
    const css = cssSheet();
    onResolve({ filter: /^[^./]/ }, ({ path: name }) => {
      const address = packageAddress(name);
      return address && { path: address, external: true };
    });
    // Addresses of the test server.
    onResolve({ filter: /^\// }, ({ kind, path: address }) => (kind === 'entry-point' ? undefined : { path: address, external: true }));
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => ({ contents: (await css.transform(readFileSync(file, 'utf8'), file)).code, resolveDir: path.dirname(file) }));
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const code = readFileSync(file, 'utf8');
      if (!code.includes('import.meta.url')) return undefined;
      return { contents: withOwnAddress(code, file), loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** A module of a bundle has the address that it has without one. */
export function withOwnAddress(code, file) {
  const address = `/${path.relative(process.cwd(), file).replaceAll('\\', '/')}`;
  return code.replaceAll('import.meta.url', `(location.origin + ${JSON.stringify(address)})`);
}
