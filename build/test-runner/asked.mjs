import { writeFileSync } from 'node:fs';
import { fileOf } from './summary.mjs';

/**
 * Writes what the page of each test file has asked the server for, with the modules in its script, which
 * build/test-memory.mjs takes for its inputs.
 * @param {{ asked: Map<string, Set<string>>, askedFile?: string, inputsOf: (file: string) => string[] }} options
 */
export function askedReporter({ asked, askedFile, inputsOf }) {
  return {
    onTestRunFinished({ sessions }) {
      if (!askedFile) return;
      const byFile = {};
      for (const session of sessions) byFile[fileOf(session)] = [...asked.get(session.id) ?? [], ...inputsOf(fileOf(session)).map((module) => `/${module}`)];
      writeFileSync(askedFile, JSON.stringify(byFile));
    },
  };
}
