// npm run scenarios: records the answers of the sandbox in each scenario, for demo mode and the testing kit. With
// --check it only reports whether the recordings are up to date.
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from './bundle-server.mjs';

const folder = 'src/scenarios/recordings';
const entry = 'demo/marketplace/recorder/record-scenario.ts';
const outfile = await bundleServer({ entry, outfile: resolve(`.cache/scenarios/recorder-${process.pid}.mjs`) });
const { recordScenario, recordedScenarios } = await import(pathToFileURL(outfile).href);
rmSync(outfile);

const head = '// Written by npm run scenarios from what the sandbox answers; not to be edited.\n';
/** One entry per line, so that a diff shows what changed in the sandbox. */
const lines = (value) => {
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const entries = Array.isArray(value) ? value.map((each) => JSON.stringify(each)) : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each)}`);
  return entries.length === 0 ? open + close : `${open}\n${entries.join(',\n')}\n${close}`;
};

const files = {};
const pictures = {};
for (const name of recordedScenarios) {
  const { recording, pictures: drawn } = await recordScenario(name);
  Object.assign(pictures, drawn);
  const { codes, shared, answers, after, ...facts } = recording;
  const parts = [
    ...Object.entries(facts).map(([key, value]) => `${key}:${JSON.stringify(value)}`),
    `codes:${lines(codes)}`, `shared:${lines(shared)}`, `answers:${lines(answers)}`,
    `after:{${Object.entries(after).map(([key, table]) => `${JSON.stringify(key)}:${lines(table)}`).join(',\n')}}`,
  ];
  files[`${name}.ts`] = `${head}import type { Recording } from '../recording';\n\nexport const recording: Recording = {\n${parts.join(',\n')}\n};\n`;
}
const sortedPictures = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
files['pictures.ts'] = `${head}/** The drawn pictures by name, as SVG. */\nexport const pictures: Readonly<Record<string, string>> = ${lines(sortedPictures)};\n`;
files['recordings.ts'] = `${head}import type { Recording } from '../recording';

/** The scenarios that need no back end, each loaded on request. */
export const recordings: Readonly<Record<string, () => Promise<{ recording: Recording }>>> = {
${recordedScenarios.map((name) => `  '${name}': () => import('./${name}'),`).join('\n')}
};
`;

const known = readdirSync(folder);
const stale = [...new Set([...known, ...Object.keys(files)])].filter((name) => {
  const path = `${folder}/${name}`;
  return files[name] === undefined || !existsSync(path) || readFileSync(path, 'utf8') !== files[name];
});
if (!process.argv.includes('--check')) {
  for (const name of stale) {
    if (files[name] === undefined) rmSync(`${folder}/${name}`);
    else writeFileSync(`${folder}/${name}`, files[name]);
  }
} else if (stale.length > 0) {
  console.error(`${stale.join(', ')} in ${folder} ${stale.length > 1 ? 'are' : 'is'} not what the sandbox answers: run npm run scenarios`);
  process.exit(1);
}
