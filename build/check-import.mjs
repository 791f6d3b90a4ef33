import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// A server that renders pages imports the elements too; without a DOM that must not throw.
const files = ['creator-elements.js', 'runtime.js', ...readdirSync('dist/elements').filter((f) => f.endsWith('.js')).map((f) => `elements/${f}`)];
let failed = 0;
for (const file of files) {
  try {
    await import(pathToFileURL(`dist/${file}`).href);
  } catch (error) {
    failed++;
    console.error(`dist/${file} cannot be imported in Node: ${error.message}`);
  }
}
process.exit(failed > 0 ? 1 : 0);
