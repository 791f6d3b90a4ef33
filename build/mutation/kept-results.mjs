import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { areas, filesOf } from './areas.mjs';

/** The results of `--write`, kept after each area, so that a run that fails late does not lose them. */
const keptFile = '.cache/mutation/kept.json';

/** @returns {{ files: string[], judged: { file: string }[] }} */
const read = () => (existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : { files: [], judged: [] });

export const forget = () => rmSync(keptFile, { force: true });

/** Replaces the results of these files. */
export function keep(files, judged) {
  const kept = read();
  writeFileSync(keptFile, JSON.stringify({
    files: [...new Set([...kept.files, ...files])],
    judged: [...kept.judged.filter(({ file }) => !files.includes(file)), ...judged],
  }));
}

/** The results of all files in their order, and the files that have none. */
export function readWhole() {
  const kept = read();
  const files = areas.flatMap(({ sources }) => filesOf(sources));
  return {
    judged: files.flatMap((file) => kept.judged.filter((mutant) => mutant.file === file)),
    missing: files.filter((file) => !kept.files.includes(file)),
  };
}
