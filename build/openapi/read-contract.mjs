import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const folder = 'src/api/contract';

/** Bundles source files together, so that what they share stays one object, and imports them. */
async function importSources(files, outdir) {
  await build({
    entryPoints: files, outdir, outbase: '.', outExtension: { '.js': '.mjs' },
    bundle: true, splitting: true, format: 'esm', packages: 'external', logLevel: 'error',
  });
  const load = (file) => import(pathToFileURL(path.join(outdir, file.replace(/\.ts$/, '.mjs'))).href);
  return Promise.all(files.map(async (file) => [file, await load(file)]));
}

const isSchema = (value) => value?.kind === 'schema';
const isCall = (value) => typeof value?.path === 'string' && typeof value.method === 'string';

const recordingFile = 'src/scenarios/recordings/busy-creator.ts';
const askedFile = 'test/faults/asked.ts';

/**
 * The API contract as it is declared.
 * @returns {Promise<{ calls: { name: string, file: string, call: object }[], shapes: { name: string, file: string, schema: object }[],
 *   optionalDate: object, needsSession: (path: string) => boolean, answers: object, readersOf: (call: object) => string[] }>}
 *   `shapes` are the schemas that have a name of their own, `answers` what the sandbox answered, by request, and
 *   `readersOf` the elements that need a call to show what they have
 */
export async function readContract() {
  const files = readdirSync(folder).filter((file) => file !== 'table.ts').map((file) => `${folder}/${file}`);
  const modules = await importSources([...files, 'src/api/client.ts', 'src/scenarios/recording.ts', recordingFile, askedFile], '.cache/openapi');
  const exportsOf = Object.fromEntries(modules);
  const declared = files.flatMap((file) => Object.entries(exportsOf[file]).map(([name, value]) => ({ name, file, value })));
  const { openRecording } = exportsOf['src/scenarios/recording.ts'];
  const { recording } = exportsOf[recordingFile];
  return {
    calls: declared.filter(({ value }) => isCall(value)).map(({ name, file, value }) => ({ name, file, call: value })),
    shapes: declared.filter(({ name, value }) => isSchema(value) && /^[A-Z]/.test(name)).map(({ name, file, value }) => ({ name, file, schema: value })),
    optionalDate: exportsOf[`${folder}/shapes.ts`].optionalDate,
    needsSession: (address) => !exportsOf['src/api/client.ts'].exemptFrom401(address),
    readersOf: ({ method, path: address }) => [...new Set(Object.entries(exportsOf[askedFile].asked)
      .filter(([, calls]) => calls.includes(`${method} ${address}`)).map(([scene]) => scene.split(',')[0]))],
    answers: openRecording(recording, recording.at, (place) => `${recording.root}/${place}`).answers,
  };
}
