import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { bundleServer } from '../../build/bundle-server.mjs';
import { report } from './report';

/** A sandbox in a process of its own, as `npm start` runs it. */
async function start(server: string, database: string, args: readonly string[] = []): Promise<{ process: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [server, ...args], {
    env: { ...process.env, PORT: '0', DATABASE_URL: pathToFileURL(database).href }, stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of child.stdout) {
    const origin = /App\s+(http:\S+?)\/\s/.exec(String(text))?.[1];
    if (origin) return { process: child, origin };
  }
  throw new Error('the sandbox does not start');
}

/** What a logged-in creator asks that sandbox. */
async function logIn(origin: string): Promise<(path: string, body?: unknown) => Promise<Response>> {
  const response = await fetch(`${origin}/sandbox/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ');
  return (path, body) => fetch(`${origin}/api${path}`, body === undefined
    ? { headers: { cookie } }
    : { method: 'POST', body: JSON.stringify(body), headers: { cookie, 'content-type': 'application/json' } });
}

const collection = (name: string) => ({
  collection: { name, platform: 'YOUTUBE' }, product_details_list: [{ id: '48210377', name: 'Kurta' }], is_auto_dm_enable_flow: false,
});

/** The names of all collections of that creator. */
async function namesOf(ask: Awaited<ReturnType<typeof logIn>>): Promise<Set<string>> {
  const names = new Set<string>();
  for (let page = 0, pages = 1; page < pages; page++) {
    const answer = await (await ask(`/collection-links?page_index=${page}&page_size=50&collection_type=AFFILIATE_LINKS`)).json() as
      { collections: { name: string }[]; total_pages: number };
    pages = answer.total_pages;
    for (const { name } of answer.collections) names.add(name);
  }
  return names;
}

test.describe('the sandbox under load', () => {
  let folder: string;
  let server: string;
  const started: ChildProcess[] = [];
  const open = async (args?: readonly string[]) => {
    const sandbox = await start(server, path.join(folder, 'world.db'), args);
    started.push(sandbox.process);
    return sandbox;
  };

  test.beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'creator-load-'));
    // Beside the packages that it imports.
    server = path.resolve(`.cache/load/${path.basename(folder)}.mjs`);
    await bundleServer({ entry: 'demo/marketplace/main.ts', outfile: server });
  });
  test.afterEach(() => {
    for (const each of started.splice(0)) each.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    rmSync(server, { force: true });
  });

  test('200 parallel clients get no error', async () => {
    const { origin } = await open(['--scenario', 'busy-creator']);
    const statuses = await Promise.all(Array.from({ length: 200 }, async (_, client) => {
      const ask = await logIn(origin);
      const answers = [
        await ask('/home/profile-data'),
        await ask('/v1/earnings'),
        await ask('/collection-links/create-collection', collection(`Client ${client}`)),
        await ask('/perf/v2/overview', { time_period: 'LAST_28_DAYS', post_type: 'ALL' }),
        await ask('/collection-links?page_index=0&page_size=20&collection_type=AFFILIATE_LINKS'),
      ];
      return Promise.all(answers.map(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      }));
    }));
    expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
    const names = await namesOf(await logIn(origin));
    expect([...names].filter((name) => name.startsWith('Client '))).toHaveLength(200);
    report({ kind: 'sandbox', what: `200 parallel clients, ${statuses.flat().length} requests: no error, and each of the 200 collections that they made is there` });
  });

  test('killed amid 1,000 writes, it has every one that was answered', async () => {
    const first = await open();
    const ask = await logIn(first.origin);
    const answered: string[] = [];
    let next = 0;
    const write = async () => {
      while (next < 1000) {
        const name = `Write ${next++}`;
        const response = await ask('/collection-links/create-collection', collection(name)).catch(() => undefined);
        if (!response) return;
        if (response.ok) answered.push(name);
        if (answered.length === 500) first.process.kill('SIGKILL');
      }
    };
    const ended = once(first.process, 'exit');
    await Promise.all(Array.from({ length: 20 }, write));
    await ended;
    expect(answered.length).toBeGreaterThanOrEqual(500);
    expect(answered.length).toBeLessThan(1000);
    const second = await open();
    const kept = await namesOf(await logIn(second.origin));
    expect(answered.filter((name) => !kept.has(name))).toEqual([]);
    report({ kind: 'sandbox', what: `ended by SIGKILL amid 1,000 writes: of ${answered.length} that were answered, all are there` });
    // And it goes on.
    expect((await (await logIn(second.origin))('/collection-links/create-collection', collection('After'))).status).toBe(200);
  });
});
