import { readFileSync, readdirSync } from 'node:fs';
import { levelsOf } from './read-proofs.mjs';

// The first line of each file names the path it is read as, and the kind of proof of each of its tests.
const heading = /^\/\/ as (\S+), proves by (.+)\n/;
let wrong = 0;
for (const file of readdirSync('test/proofs').sort()) {
  const source = readFileSync(`test/proofs/${file}`, 'utf8');
  const [, place, awaited] = heading.exec(source) ?? [];
  const found = place && levelsOf(place, source).tests.map((test) => test.level).join(', ');
  if (!found || found !== awaited) {
    wrong++;
    console.error(`test/proofs/${file}: proves by ${found}, and should by ${awaited}`);
  }
}
process.exit(wrong > 0 ? 1 : 0);
