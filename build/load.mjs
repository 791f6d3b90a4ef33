import { existsSync, readFileSync, rmSync } from 'node:fs';
import { playwright } from './playwright.mjs';
import { writeReliability } from './reliability-page.mjs';
import { run } from './run.mjs';
import { prepareRun } from './whole-run.mjs';

// npm run load                       a thousand mounts of every element of the build, a session of 500 actions, and the sandbox under load
// npm run load -- -g creator-home    those with that in their name
// npm run load -- --write            all of them, and their part of docs/reliability.md
prepareRun();
if (!existsSync('dist/index.html')) throw new Error('dist/index.html is missing: run npm run build first');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--write');
const foundFile = '.cache/load-found.jsonl';
rmSync(foundFile, { force: true });
process.exitCode = await run(playwright(['test/load', '--retries=0', '--reporter=line', ...chosen]), { LOAD_MOUNTS: '1000', LOAD_FOUND: foundFile });
if (process.exitCode === 0 && process.argv.includes('--write')) writeReliability(loadPart(readFileSync(foundFile, 'utf8').trim().split('\n').map((line) => JSON.parse(line))));

function loadPart(findings) {
  const of = (...kinds) => findings.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => a.what.localeCompare(b.what));
  const mounts = of('mounts');
  const row = ({ what, times, nodes, listeners, timers, heap }) => `| ${what} | ${[times, nodes, listeners, timers, heap].map((figure) => figure.toLocaleString('en-IN')).join(' | ')} |`;
  return `## Leaks and load

<!-- Written by npm run load -- --write; not to be edited. -->

Each element comes and goes ${mounts[0].times.toLocaleString('en-IN')} times on one page, with the recorded data of a busy creator. In the whole app a creator makes 500 actions: pages, drawers, tabs, searches, a link that is made and deleted. The table has what is left after a garbage collection, and the bytes of heap for each time; a run fails from 1,000 bytes on. The engine makes no machine code meanwhile, because that is in the heap too. \`npm test\` does the same in fewer times.

| what | times | nodes | listeners | timers | bytes of heap each |
|---|---|---|---|---|---|
${[...mounts, ...of('session', 'elements')].map(row).join('\n')}

The sandbox, with a database in a file:

${of('sandbox').map(({ what }) => `- ${what}.`).join('\n')}

\`test/api/load.test.ts\` has the client: 10,000 of them against a back end that fails half of its answers, or all of them for a while, on a clock of its own. They send at most 1.2 requests for each that is needed, in no wave, and all is well within a minute of its return. Where connections break, it is 1.42 attempts, most of which never reach the back end.
`;
}
