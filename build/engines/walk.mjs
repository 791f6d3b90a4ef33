import { writeFileSync } from 'node:fs';
import { walkJourneys } from './journeys.mjs';

const { TEST_ENGINE: name, TEST_FILES: files, TEST_RESULTS: resultsFile } = process.env;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
writeFileSync(resultsFile, JSON.stringify(await walkJourneys(name, JSON.parse(files))));
process.exit(0); // whatever a browser has left open
