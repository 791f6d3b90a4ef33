import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const passing = "it('passes', () => undefined);\n";
/** Name of a test file -> its code, and what its failure has to say. */
const files = {
  'throws-outside': { code: `${passing}it('throws later', async () => {\n  await new Promise((done) => requestAnimationFrame(() => { done(undefined); queueMicrotask(() => { throw new TypeError('nobody caught it'); }); }));\n});\n`, says: [/nobody caught it/] },
  'rejects-outside': { code: `${passing}void Promise.reject(new Error('nobody waited for it'));\nawait new Promise(requestAnimationFrame);\n`, says: [/nobody waited for it/, /rejects-outside\.test\.ts:2/] },
  'throws-at-import': { code: `${passing}\nthrow new Error('it cannot be imported');\n`, says: [/it cannot be imported/, /throws-at-import\.test\.ts:3/] },
  'no-such-export': { code: `import { nothing } from './throws-at-import.test';\n${passing}it('uses it', () => nothing);\n`, says: [/nothing/] },
  'hook-throws': { code: `describe('a group', () => {\n  before(() => { throw new Error('the hook failed'); });\n  ${passing}});\n`, says: [/the hook failed/, /hook-throws\.test\.ts:2/] },
  'wrong-syntax': { code: `${passing}const = 1;\n`, says: [/wrong-syntax\.test\.ts/] },
};
interface Row { file: string; passed: boolean; error?: string }

test.describe('a test file that fails outside its tests', () => {
  let folder: string;
  let rows: Row[];
  let output = '';

  test.beforeAll(async () => {
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync(path.join('.cache', 'failing-'));
    for (const [name, { code }] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.test.ts`), code);
    const results = path.join(folder, 'results.json');
    const names = Object.keys(files).map((name) => `${folder.replaceAll('\\', '/')}/${name}.test.ts`);
    const run = spawn(process.execPath, ['node_modules/@web/test-runner/dist/bin.js'], { env: { ...process.env, TEST_FILES: JSON.stringify(names), TEST_RESULTS: results } });
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (text: Buffer) => { output += text.toString(); });
    await once(run, 'close');
    rows = JSON.parse(readFileSync(results, 'utf8')) as Row[];
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const [name, { says }] of Object.entries(files)) {
    test(`says why, and where: ${name}`, () => {
      const failures = rows.filter(({ file, passed }) => file.endsWith(`/${name}.test.ts`) && !passed).map(({ error }) => error ?? '').join('\n');
      for (const part of says) expect(failures).toMatch(part);
    });
  }

  test('is named before any test has run, if it cannot be read', () => {
    expect(output.indexOf('wrong-syntax.test.ts:2')).toBeGreaterThanOrEqual(0);
    expect(output.indexOf('wrong-syntax.test.ts:2')).toBeLessThan(output.indexOf('Running'));
  });
});
