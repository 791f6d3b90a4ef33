import { build } from 'esbuild';
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'use-sync-external-store/shim/index.js'];
const folder = '.cache/vendor';

/** Pre-bundles the CommonJS packages (React has no ES module build) once per version, with named exports and shared chunks. */
export function vendor() {
  const require = createRequire(path.resolve('package.json'));
  const out = path.resolve(folder);
  const names = new Map(packages.map((name) => [name, name.replace(/[^a-z0-9]+/gi, '_')]));
  process.env.NODE_ENV = 'development';
  return {
    name: 'vendor',
    async serverStart() {
      const stamp = `${packages} ${require('react/package.json').version}`;
      // Test servers may run side by side, so what they serve to each other's pages is not written again.
      if (existsSync(`${out}/stamp`) && readFileSync(`${out}/stamp`, 'utf8') === stamp) return;
      mkdirSync(`${out}/src`, { recursive: true });
      const entryPoints = {};
      for (const [name, file] of names) {
        const keys = Object.keys(require(name)).filter((key) => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key));
        writeFileSync(`${out}/src/${file}.js`, `import m from '${name}';\nexport default m;\nexport const { ${keys.join(', ')} } = m;\n`);
        entryPoints[file] = `${out}/src/${file}.js`;
      }
      await build({
        entryPoints, outdir: out, bundle: true, splitting: true, format: 'esm', target: 'es2022', logLevel: 'warning',
        define: { 'process.env.NODE_ENV': '"development"' },
      });
      writeFileSync(`${out}/stamp`, stamp);
    },
    resolveImport({ source }) {
      const file = names.get(source) ?? names.get(`${source}/index.js`);
      return file ? `/${folder}/${file}.js` : undefined;
    },
  };
}
