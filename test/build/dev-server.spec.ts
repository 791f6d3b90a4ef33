import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { logIn } from '../support/flow-page';

const copied = ['build', 'demo', 'elements', 'package.json', 'package-lock.json', 'src', 'tsconfig.json'];

/** Changes the one file of this name, wherever it is below `src` or `demo`. */
async function replaceIn(folder: string, file: string, from: string, to: string): Promise<void> {
  const names = await Promise.all(['src', 'demo'].map(async (part) => (await readdir(path.join(folder, part), { recursive: true })).map((name) => path.join(folder, part, name))));
  const place = names.flat().find((name) => path.basename(name) === file) ?? '';
  const text = await readFile(place, 'utf8');
  expect(text).toContain(from);
  await writeFile(place, text.replace(from, to));
}

/** Resolves with what the command has printed once it is ready. */
function printedBy(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (text: string) => {
      output += text;
      if (output.includes('Ctrl-C')) resolve(output);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => { reject(new Error(`npm run dev ended: ${output}`)); });
  });
}

test.describe('npm run dev', () => {
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let child: ChildProcess;
  let printed: string;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    folder = await realpath(await mkdtemp(path.join(tmpdir(), 'creator-dev-')));
    for (const name of copied) await cp(name, path.join(folder, name), { recursive: true });
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
    child = spawn(process.execPath, ['build/dev.mjs'], { cwd: folder, env: { ...process.env, PORT: '0', NODE_ENV: '' } });
    printed = await printedBy(child);
    page = await browser.newPage({ baseURL: /App +(http:\S+)\//.exec(printed)?.[1] });
  });
  test.afterAll(async () => {
    await page.context().close();
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  });

  test('prints a loopback address, the control page and a number to log in with', () => {
    expect(printed).toMatch(/App +http:\/\/127\.0\.0\.1:\d+\/\n/);
    expect(printed).toMatch(/Control page +http:\/\/127\.0\.0\.1:\d+\/sandbox\n/);
    expect(printed).toMatch(/Log in with +\+91\d{10} /);
  });

  test('shows the app from its sources, with the sandbox behind it', async () => {
    await page.goto('/sandbox');
    await logIn(page);
    await page.goto('/');
    // The first page has every source file compiled.
    await expect(page.getByRole('heading', { name: 'Earn 10% commission', exact: true })).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.tsx')).length)).toBeGreaterThan(10);
  });

  test('shows a change of a screen and of its style in the open page', async () => {
    await page.goto('/help');
    await expect(page.getByRole('heading', { name: 'How the programme works', exact: true })).toBeVisible();
    await replaceIn(folder, 'help-screen.tsx', '<h2 id="rules">', '<h2 id="rules">Changed: ');
    await expect(page.getByRole('heading', { name: /^Changed: / })).toBeVisible();
    await replaceIn(folder, 'help.css', '.help-rules {', '#rules::before { content: "By its style. "; } .help-rules {');
    await expect(page.getByRole('heading', { name: /^By its style\. Changed: / })).toBeVisible();
  });

  test('opens the sandbox anew when one of its files changes, over the same data', async () => {
    await replaceIn(folder, 'page.ts', 'This is a sandbox.', 'This is a changed sandbox.');
    await page.goto('/sandbox');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/This is a changed sandbox\./).first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
  });
});
