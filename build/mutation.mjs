import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { areas, filesOf } from './mutation/areas.mjs';
import { forget, keep, readWhole } from './mutation/kept-results.mjs';
import { byFile, counts, judge, mutantsSection, readSurvivors, said, survivorsFile } from './mutation/report.mjs';
import { instrument } from './mutation/instrument.mjs';
import { writeReliability } from './reliability-page.mjs';
import { prepareRun, runWhole } from './whole-run.mjs';

// npm run mutation                        every mutant of every area (build/mutation/areas.mjs) in the tests that reach it
// npm run mutation -- money otp           those of the files with that in their name
// npm run mutation -- --changed           those of files that differ from origin/main; --since v1.0: from that revision
// npm run mutation -- --write             all of them, and their section of docs/reliability.md
// npm run mutation -- --write money       after such a run: these again, and their rows; also those of an area that failed
const { values, positionals } = parseArgs({ allowPositionals: true, options: { changed: { type: 'boolean' }, since: { type: 'string' }, write: { type: 'boolean' } } });
const writes = values.write && !values.changed && !values.since;
const [wantedFile, foundFile] = ['.cache/mutation/wanted.json', '.cache/mutation/found.json'];

prepareRun();
process.exitCode = await main();

async function main() {
  const { judged, stale, failed } = await runAreas();
  if (judged.length > 0) {
    const survivors = tell(judged, stale);
    return (writes && !write()) || survivors || failed ? 1 : 0;
  }
  if (failed) return 1;
  console.log(`No file of ${areas.map(({ sources }) => sources).join(', ')} is meant.`);
  return positionals.length > 0 ? 1 : 0;
}

/** Runs one area after the other; one that fails does not take the results of the others away. */
async function runAreas() {
  const seen = { judged: [], stale: [], failed: false };
  if (writes && positionals.length === 0) forget();
  for (const area of areas) {
    const files = wantedFiles(area);
    if (files.length === 0) continue;
    const found = await findSurvivors(files, area);
    if (!found) {
      seen.failed = true;
      continue;
    }
    seen.judged.push(...found.judged);
    seen.stale.push(...found.stale);
    if (writes) keep(files, found.judged);
  }
  return seen;
}

/** Writes the section if every file has a result. */
function write() {
  const { judged, missing } = readWhole();
  if (missing.length === 0) writeReliability(mutantsSection(judged, areas));
  else console.error(`Not written, because these have no result: npm run mutation -- --write ${missing.join(' ')}`);
  return missing.length === 0;
}

/** What becomes of the mutants of these files; undefined if the run itself failed. */
async function findSurvivors(files, { sources: pattern, tests, ownPage }) {
  mkdirSync('.cache/mutation', { recursive: true });
  rmSync(foundFile, { force: true });
  const { sources, mutants } = await instrument(files);
  writeFileSync(wantedFile, JSON.stringify({ sources, mutants, tests: filesOf(tests), ownPage }));
  console.log(`${mutants.length} mutants in ${files.length} files of ${pattern}`);
  let output = '';
  const code = await runWhole('mutation', { MUTATION_WANTED: wantedFile, MUTATION_FOUND: foundFile }, (text) => { output += text; });
  if (code !== 0 || !existsSync(foundFile)) return void console.error(output);
  const { results, problems, leftOut, byChance } = JSON.parse(readFileSync(foundFile, 'utf8'));
  for (const problem of problems) console.error(problem);
  for (const test of leftOut) console.log(`LEFT OUT, because it fails without a mutant: ${test}`);
  for (const failure of byChance) console.log(`BY CHANCE, because it does not fail a second time: ${failure}`);
  return problems.length > 0 ? undefined : judge(mutants, results, readSurvivors());
}

function tell(judged, stale) {
  for (const mutant of judged) if (!['killed', 'too long', 'excused'].includes(mutant.result)) console.log(said(mutant));
  for (const key of stale) console.log(`NOT NEEDED in ${survivorsFile}: ${key.replaceAll('\t', ' | ')}`);
  for (const [file, all] of [...byFile(judged), ['all', judged]]) {
    const { all: every, dead, survived, excused, missed, share } = counts(all);
    console.log(`${share.padStart(7)} ${file}: ${dead} of ${every} killed, ${survived} survive, ${excused} for a reason, ${missed} not reached`);
  }
  return stale.length > 0 || judged.some(({ result }) => result === 'survived' || result === 'lost');
}

function wantedFiles({ sources }) {
  const all = filesOf(sources);
  if (values.changed || values.since) {
    const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
    const changed = new Set([...git('diff', '--name-only', values.since ?? 'origin/main'), ...git('ls-files', '--others', '--exclude-standard')]);
    return all.filter((file) => changed.has(file));
  }
  return all.filter((file) => positionals.length === 0 || positionals.some((name) => file.includes(name)));
}
