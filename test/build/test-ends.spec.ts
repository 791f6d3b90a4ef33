import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** A run that takes long enough to be stopped. */
const files = 'test/features/earnings/**/*.test.ts*';
const ways = {
  'npm test, terminated': { command: 'npm', args: ['test', '--', files], signal: 'SIGTERM' },
  'npm run wtr, terminated': { command: 'npm', args: ['run', 'wtr', '--', '--files', files], signal: 'SIGTERM' },
  'npm test, stopped by Ctrl-C': { command: process.execPath, args: ['build/test.mjs', files], signal: 'SIGINT' },
} as const;

test.describe('a run of tests ends with its browsers', () => {
  let folder: string;
  let run: ChildProcess | undefined;

  test.beforeEach(() => { folder = mkdtempSync(path.join(tmpdir(), 'creator-ends-')); });
  test.afterEach(() => {
    run?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Processes of the run's browsers, whose profiles are in its folder. */
  const browsers = () => spawnSync('ps', ['-axo', 'command'], { encoding: 'utf8' }).stdout.split('\n').filter((line) => line.includes(folder)).length;

  for (const [name, { command, args, signal }] of Object.entries(ways)) {
    test(name, async () => {
      run = spawn(command, args, { stdio: 'ignore', env: { ...process.env, TMPDIR: folder } });
      const ended = once(run, 'exit');
      await expect.poll(browsers, { timeout: 60_000 }).toBeGreaterThan(0);
      run.kill(signal);
      await ended;
      await expect.poll(browsers, { timeout: 15_000 }).toBe(0);
    });
  }
});
