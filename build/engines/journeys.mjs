import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import 'react/jsx-runtime'; // before the sandbox, as in build/test-runner/worlds.mjs
import { build } from 'esbuild';
import { failureLine } from '../test-runner/summary.mjs';
import { now } from '../test-runner/clock.mjs';
import { serveMarketplace } from '../test-runner/marketplace.mjs';
import { engines } from './engines.mjs';

const limitMs = 180_000;
const out = path.resolve('.cache/engines');

/**
 * Walks the journeys of test/engines in one engine, and resolves with results as those of tests.
 * @param {string} name
 * @param {readonly string[]} files
 */
export async function walkJourneys(name, files) {
  await mkdir(out, { recursive: true });
  const common = { bundle: true, target: 'es2022', logLevel: 'error', outdir: out, define: { 'process.env.NODE_ENV': '"development"' } };
  await build({ ...common, entryPoints: ['test/engines/in-page.ts'], format: 'iife' });
  await build({ ...common, entryPoints: [...files, 'test/engines/person.ts'], format: 'esm', platform: 'node', outExtension: { '.js': '.mjs' } });
  const inPage = await readFile(`${out}/in-page.js`, 'utf8');
  const { personAt } = await import(pathToFileURL(`${out}/person.mjs`).href);
  const browser = await engines[name].open();
  const results = [];
  try {
    for (const file of files) {
      const { journey } = await import(pathToFileURL(`${out}/${journeyName(file)}.journey.mjs`).href);
      const began = Date.now();
      const error = await walk({ browser, journey, pictures: `${out}/${name}-${journeyName(file)}`, toPerson: (page, origin) => personAt(page, origin, inPage) });
      const result = { file, title: journey.name, passed: !error, ms: Date.now() - began, ...(error ? { error } : {}) };
      console.log(`${error ? 'FAILED' : 'ok    '} ${file} (${Math.round(result.ms / 1000)} s)${error ? `\n${failureLine(result)}` : ''}`);
      results.push(result);
    }
  } finally {
    await browser.close();
  }
  return results;
}

const journeyName = (file) => path.basename(file, '.journey.ts');

/** Resolves with what went wrong, of which each page leaves a picture. */
async function walk({ browser, journey, pictures, toPerson }) {
  const server = await serveMarketplace({ scenario: journey.scenario, clock: now });
  const pages = [];
  const newPerson = async () => {
    const page = await browser.newPage();
    pages.push(page);
    await page.setViewport({ width: 480, height: 844 }); // WebKitGTK's window is not narrower
    return toPerson(page, server.origin);
  };
  let timer;
  const limit = new Promise((_, reject) => { timer = setTimeout(() => reject(new Error(`it did not end within ${limitMs / 1000} s`)), limitMs); });
  try {
    const creator = await newPerson();
    if (journey.loggedIn) await logIn(creator, server);
    await Promise.race([journey.walk({ creator, sandbox: sandboxOf(server), newPerson }), limit]);
    return undefined;
  } catch (error) {
    for (const [index, page] of pages.entries()) await page.screenshot({ path: `${pictures}-${index + 1}.png` }).catch(() => undefined);
    return error instanceof Error ? `${error.message}\n     ${error.stack?.split('\n').find((line) => line.includes('.journey')) ?? ''}` : String(error);
  } finally {
    clearTimeout(timer);
    await Promise.all(pages.map((page) => page.close().catch(() => undefined)));
    await server.close();
  }
}

function sandboxOf(server) {
  return {
    put: server.put,
    leaveNetwork: server.leaveNetwork,
    comeBack: server.comeBack,
    async control(name, body) {
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      const response = await fetch(`${server.local}/sandbox/api/${name}`, init);
      const text = await response.text();
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
      return text ? JSON.parse(text) : undefined;
    },
  };
}

/** What logging in on the screens leaves in the browser. */
async function logIn(creator, server) {
  server.put('/host/empty', { body: '<!doctype html><title>Empty</title><h1>Empty</h1>' });
  await creator.goto('/host/empty');
  await creator.finds('heading', 'Empty');
  await creator.evaluate(async () => {
    const response = await fetch('/sandbox/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    localStorage.setItem('creator:user-id', (await response.json()).user_id);
  });
}
