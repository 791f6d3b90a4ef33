// What a newcomer runs first installs the packages, so neither it nor what it imports at its start may need one.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const entries = ['build/start.mjs', 'build/test.mjs', 'build/dev.mjs', 'build/test-consumers.mjs', 'build/bench/bench.mjs'];
const staticImport = /^(?:import|export)\b[^;'"]*\bfrom '([^']+)'|^import '([^']+)'/gm;
const faults = [];
const seen = new Set();

function visit(file, importers) {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, from, effect] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    const name = from ?? effect;
    if (name.startsWith('.')) visit(path.join(path.dirname(file), name), [...importers, file]);
    else if (!name.startsWith('node:')) faults.push(`${[...importers, file].join(' -> ')} imports '${name}'`);
  }
}

for (const entry of entries) visit(entry, []);
if (faults.length > 0) {
  console.error(`These run before anything is installed. Import the package where it is needed, by await import():\n${faults.join('\n')}`);
  process.exit(1);
}
