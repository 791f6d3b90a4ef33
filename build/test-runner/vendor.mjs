import { build } from 'esbuild';
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../unchanged.mjs';

const folder = '.cache/vendor';
/** React has no ES module build, so pages get these from here in any case. */
const commonJs = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'use-sync-external-store/shim/index.js'];
/** Large packages, or such as most tests use. The script of a test (bundles.mjs) imports them from here, and contains the others. */
const shared = [
  '@open-wc/testing', '@preact/signals-core', '@preact/signals-react/runtime', '@web/test-runner-commands', 'dom-accessibility-api',
  'fast-check', 'lit-html', 'lit-html/directives/live.js', 'lit-html/directives/repeat.js', 'valibot',
];
const fileOf = (name) => name.replace(/[^a-z0-9]+/gi, '_');
const addresses = (names) => new Map(names.map((name) => [name, `/${folder}/${fileOf(name)}.js`]));
const [ofPages, ofBundles] = [addresses(commonJs), addresses([...commonJs, ...shared])];
const find = (known, name) => known.get(name) ?? known.get(`${name}/index.js`);

/** The address of a package for the script of a test. */
export function packageAddress(name) {
  const address = find(ofBundles, name);
  // A second copy of a module beside the shared one would fail in ways that are hard to trace.
  const part = shared.find((each) => name.startsWith(`${each}/`));
  if (!address && part) throw new Error(`Add '${name}' to build/test-runner/vendor.mjs, where the rest of ${part} is`);
  return address;
}

/** Bundles packages once per version, with named exports and shared chunks. */
export function vendor() {
  const require = createRequire(path.resolve('package.json'));
  const out = path.resolve(folder);
  process.env.NODE_ENV = 'development';
  return {
    name: 'vendor',
    async serverStart() {
      const stamp = hashOf(['package-lock.json', 'build/test-runner/vendor.mjs']);
      // Test servers may run side by side, so what they serve to each other's pages is not written again.
      if (existsSync(`${out}/stamp`) && readFileSync(`${out}/stamp`, 'utf8') === stamp) return;
      mkdirSync(`${out}/src`, { recursive: true });
      const entryPoints = {};
      for (const name of ofBundles.keys()) {
        const file = `${out}/src/${fileOf(name)}.js`;
        writeFileSync(file, commonJs.includes(name) ? namedExports(name, require(name)) : `import * as all from '${name}';\nexport * from '${name}';\nexport default all['default'];\n`);
        entryPoints[fileOf(name)] = file;
      }
      await build({
        entryPoints, outdir: out, bundle: true, splitting: true, format: 'esm', target: 'es2022', logLevel: 'error', conditions: ['production'],
        external: ['/__web-dev-server__web-socket.js'],
        define: { 'process.env.NODE_ENV': '"development"' },
      });
      writeFileSync(`${out}/stamp`, stamp);
    },
    resolveImport: ({ source }) => find(ofPages, source),
  };
}

function namedExports(name, module) {
  const keys = Object.keys(module).filter((key) => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key));
  return `import m from '${name}';\nexport default m;\nexport const { ${keys.join(', ')} } = m;\n`;
}
