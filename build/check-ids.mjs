import { readFileSync } from 'node:fs';
import { readRequirements, unknownIds } from './requirement-ids.mjs';

const unknown = unknownIds(readRequirements(readFileSync('docs/requirements.tsv', 'utf8')), JSON.parse(readFileSync('.cache/test-results.json', 'utf8')));
for (const { id, title, file } of unknown) console.error(`${file}: no requirement has the id ${id}, named by "${title}"`);
process.exit(unknown.length > 0 ? 1 : 0);
