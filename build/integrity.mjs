import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

/** Writes dist/integrity.json: the hash of every script and style sheet for an `integrity` attribute. */
export function integrity() {
  return {
    name: 'integrity',
    writeBundle: {
      order: 'post',
      sequential: true, // the files of the pages are in the folder too
      handler() {
        const files = readdirSync('dist', { recursive: true }).map((name) => name.replaceAll('\\', '/'));
        const hashes = files.filter((name) => /\.(js|css)$/.test(name)).sort().map((name) => [name, hashOf(`dist/${name}`)]);
        writeFileSync('dist/integrity.json', `${JSON.stringify(Object.fromEntries(hashes), null, 1)}\n`);
      },
    },
  };
}

function hashOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
