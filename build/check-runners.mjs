import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { blocksOf, documents } from './blocks.mjs';
import { createPackageProject } from './package-project.mjs';
import { hostPages } from './test-runner/host-pages.mjs';

// Runs the code in the documents for Vitest and Playwright, unchanged, in a project that has the package installed. The
// first line of a block names its file.
const timeLimit = 90_000;
const patience = readFileSync(new URL('runner-configs/patience.mjs', import.meta.url), 'utf8');
const faults = [];
const { folder, remove } = createPackageProject({ also: ['vitest', '@vitest/browser-playwright', '@playwright/test'] });
const site = await serveSite();

try {
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "site", "private": true, "type": "module" }');
  await runBlocks({
    runner: 'Vitest', imports: /from '@?vitest\b/, cli: new URL('vitest.mjs', import.meta.resolve('vitest/package.json')),
    args: ['run', '--configLoader=native', '--reporter=default', '--reporter=json', '--outputFile.json=told.json'],
    passed: ({ numPassedTests }) => numPassedTests,
  });
  await runBlocks({
    runner: 'Playwright', imports: /from '@playwright\b/, cli: import.meta.resolve('@playwright/test/cli'),
    args: ['test', '--reporter=list,json'],
    passed: ({ stats }) => stats.expected,
  });
} finally {
  for (const fault of faults) console.error(fault);
  site.close();
  remove();
}
process.exit(faults.length > 0 ? 1 : 0);

/** All blocks that import the runner, in a folder of their own; the number of passed tests must be theirs. */
async function runBlocks({ runner, imports, cli, args, passed }) {
  const name = runner.toLowerCase();
  const place = path.join(folder, name);
  mkdirSync(place);
  let tests = 0;
  for (const { at, code } of documents.flatMap(blocksOf).filter(({ code }) => imports.test(code))) {
    const file = /^\/\/ ([\w.-]+\.js)$/m.exec(code.split('\n')[0])?.[1];
    if (!file) faults.push(`${at}: the first line does not name a file`);
    else writeFileSync(path.join(place, file), code);
    tests += code.match(/^test\(/gm)?.length ?? 0;
  }
  if (tests === 0) return void faults.push(`${runner}: no document has a test for it`);
  writeFileSync(path.join(place, 'patience.mjs'), patience);
  const config = fileURLToPath(new URL(`runner-configs/${name}.mjs`, import.meta.url));
  const start = Date.now();
  const { code, output } = await run([fileURLToPath(cli), ...args, '--config', config], place);
  const seconds = Math.round((Date.now() - start) / 1000);
  const told = code === 0 ? passed(JSON.parse(readFileSync(path.join(place, 'told.json'), 'utf8'))) : 0;
  if (told !== tests) faults.push(`${runner}: ${told} of ${tests} tests passed (exit code ${code}, ${seconds} s of ${timeLimit / 1000})\n${output}`);
}

/** At the time limit the runner gets SIGINT, and is killed if it does not end; its browser ends with it. */
function run(args, cwd) {
  let output = '';
  const env = { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined, TMPDIR: folder, TEMP: folder, SITE: site.origin, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(cwd, 'told.json') };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const timers = [setTimeout(() => child.kill('SIGINT'), timeLimit), setTimeout(() => child.kill('SIGKILL'), timeLimit + 10_000)];
    child.stdout.on('data', (text) => { output += text; });
    child.stderr.on('data', (text) => { output += text; });
    child.on('error', reject);
    child.on('close', (code) => {
      timers.forEach(clearTimeout);
      resolve({ code, output });
    });
  });
}

/** A site with the page that the documents test, under the policy that they recommend. */
async function serveSite() {
  const pages = hostPages(path.resolve('dist'));
  const policy = blocksOf('docs/security-policy.md').find(({ name }) => name === 'own-origin').code.replace(/\s+/g, ' ');
  pages.put('/patience.js', { body: patience });
  pages.put('/creators', {
    policy,
    body: '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Creators</title><script src="/patience.js"></script><script type="module" src="/creator-elements/creator-elements.js"></script></head><body><creator-earnings></creator-earnings></body></html>',
  });
  const server = createServer((request, response) => void pages.answer(request, response).then((answered) => answered || response.writeHead(404).end()));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
