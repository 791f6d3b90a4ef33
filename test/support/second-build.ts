import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeServiceWorker } from '../../build/service-worker.mjs';

/** A copy of the built app, which a test may change. */
export interface BuiltCopy {
  readonly folder: string;
  /** Replaces it by another build: every chunk has a new name, and the old ones are gone. */
  deployAgain(): Promise<void>;
  /** Replaces it by the build of another version, in which every chunk has a name of its own too. */
  deploy(from: string): Promise<void>;
  remove(): Promise<void>;
}

const hashed = /^(.+-)([\w-]{7})\.js$/;

/** The file name of a chunk in the next build, without the extension. */
const nextName = (start: string, hash: string) => `${start}${hash.slice(1)}${hash.startsWith('x') ? 'y' : 'x'}`;

export async function copyOfBuild(from = 'dist'): Promise<BuiltCopy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'creator-build-'));
  const copy = (built: string) => cp(built, folder, { recursive: true, filter: (name) => !/\.map$|dist\/(package|types)$/.test(name) });
  await copy(from);
  return {
    folder,
    async deploy(another) {
      for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
      await copy(another);
      await renameChunks(folder);
    },
    deployAgain: () => renameChunks(folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function renameChunks(folder: string): Promise<void> {
  const chunks = path.join(folder, 'chunks');
  const names = new Map<string, string>();
  for (const file of await readdir(chunks)) {
    const [, start, hash] = hashed.exec(file) ?? [];
    if (start !== undefined && hash !== undefined) names.set(start + hash, nextName(start, hash));
  }
  for (const [old, next] of names) await rename(path.join(chunks, `${old}.js`), path.join(chunks, `${next}.js`));
  const files = (await readdir(folder, { recursive: true })).filter((file) => /^(chunks\/|elements\/)?[\w-]+\.js$|^manifest\.json$/.test(file));
  for (const file of files) {
    let text = await readFile(path.join(folder, file), 'utf8');
    for (const [old, next] of names) text = text.replaceAll(old, next);
    await writeFile(path.join(folder, file), text);
  }
  await writeServiceWorker(folder);
}
