import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Writes dist/manifest.json: the static and dynamic imports of every script, and its compressed size. */
export function manifest() {
  return {
    name: 'manifest',
    writeBundle(_options, bundle) {
      const files = {};
      for (const name of Object.keys(bundle).sort()) {
        const chunk = bundle[name];
        if (chunk.type !== 'chunk') continue;
        const code = readFileSync(`dist/${name}`);
        files[name] = { imports: chunk.imports, dynamicImports: chunk.dynamicImports, bytes: code.length, gzip: gzipSync(code, { level: 9 }).length };
      }
      writeFileSync('dist/manifest.json', `${JSON.stringify(files, null, 1)}\n`);
    },
  };
}
