import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sizeLimit from 'size-limit';
import filePlugin from '@size-limit/file';
import { budgets, chunkFiles } from './budgets.mjs';
import { reactAlone } from './react-alone.mjs';

if (!existsSync('dist/manifest.json')) {
  console.error('dist/manifest.json is missing: run npm run build first');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
if (!manifest['elements/creator-home.js']) {
  console.error('creator-home is not in the build, so its budget cannot be checked');
  process.exit(1);
}
const rows = budgets(manifest, await reactAlone());
const sizes = await sizeLimit([filePlugin], { checks: rows.map((row) => ({ files: row.files.map((file) => `dist/${file}`), gzip: true })) });
let over = 0;
rows.forEach((row, index) => {
  const { size } = sizes[index];
  if (size > row.limit) over++;
  console.log(`${size > row.limit ? 'OVER' : 'ok  '}  ${kb(size)} of ${kb(row.limit)}  ${row.name}`);
});
const chunks = readdirSync('dist/chunks').filter((name) => name.endsWith('.js'));
const small = chunks.filter((name) => gzipSync(readFileSync(`dist/chunks/${name}`)).length < chunkFiles.smallest);
const tooMany = chunks.length > chunkFiles.most;
if (tooMany || small.length > 0) over++;
console.log(`${tooMany ? 'OVER' : 'ok  '}  ${chunks.length} of ${chunkFiles.most} scripts in dist/chunks`);
if (small.length > 0) console.log(`OVER  less than ${chunkFiles.smallest} bytes: ${small.join(', ')}. Add their modules to one of the families in build/chunks.mjs`);
if (over > 0) console.error(`${over} over budget`);
process.exit(over > 0 ? 1 : 0);

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(5)} KB`;
}
