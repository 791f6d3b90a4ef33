import { expect } from '@open-wc/testing';
import { listCollections } from '../../src/api/contract/collections';
import { sendWithRetry } from '../../src/api/retry';
import { pretend, restoreDevice } from '../support/device';
import { scriptedClient } from '../support/scripted-client';

/** Timers and the clock of the page, moved by the test. */
function virtualTime() {
  const due = new Map<number, (() => void)[]>();
  const step = 10;
  let now = 0;
  const at = (ms: number, act: () => void) => {
    const place = Math.max(now + step, Math.ceil((now + ms) / step) * step);
    const others = due.get(place);
    if (others) others.push(act);
    else due.set(place, [act]);
  };
  pretend(Date, 'now', () => now);
  pretend(window, 'setTimeout', (act: () => void, after = 0) => (at(after, act), 0));
  const { port1, port2 } = new MessageChannel();
  const settled = () => new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
  return {
    now: () => now,
    at,
    async runUntil(end: number) {
      for (; now < end; now += step) {
        const acts = due.get(now + step);
        if (!acts) continue;
        due.delete(now + step);
        const before = now;
        now += step;
        for (const act of acts) act();
        await settled();
        now = before;
      }
    },
  };
}

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

interface Load {
  readonly needs: number[];
  readonly requests: number[];
  readonly successes: number[];
}

const begins = 30;
const ends = 210;
const over = 300;

/** Each client reads something every six seconds on average. The back end fails half of its answers for three minutes. */
async function load(clients: number, fail: () => Response): Promise<Load> {
  const time = virtualTime();
  const random = numbers(7);
  pretend(Math, 'random', random);
  const empty = () => Array.from({ length: over + 60 }, () => 0);
  const seen: Load = { needs: empty(), requests: empty(), successes: empty() };
  const count = (list: number[]) => {
    const second = Math.floor(time.now() / 1000);
    list[second] = (list[second] ?? 0) + 1;
  };
  const { signal } = new AbortController();
  const good = new Response(null);
  const answer = () => new Promise<Response>((resolve, reject) => {
    count(seen.requests);
    const broken = time.now() >= begins * 1000 && time.now() < ends * 1000 && random() < 0.5;
    time.at(200, () => {
      if (!broken) return resolve(good);
      try {
        resolve(fail());
      } catch (error) {
        reject(error as Error);
      }
    });
  });
  for (let client = 0; client < clients; client++) {
    const budget = { lost: 0, refused: 0 };
    const read = () => {
      count(seen.needs);
      sendWithRetry(answer, 'read', signal, budget).then(({ ok }) => { if (ok) count(seen.successes); }, () => undefined);
      if (time.now() < over * 1000) time.at(random() * 12_000, read);
    };
    time.at(random() * 12_000, read);
  }
  await time.runUntil((over + 20) * 1000);
  return seen;
}

const sum = (list: readonly number[], from: number, to: number) => list.slice(from, to).reduce((all, each) => all + each, 0);

/** How it fails, for how many clients, and the most requests for each need. */
const failing: Readonly<Record<string, readonly [clients: number, most: number, fail: () => Response]>> = {
  '10,000 clients, 503': [10_000, 1.2, () => new Response(null, { status: 503 })],
  '1,000 clients, 429, all with the same Retry-After': [1000, 1.2, () => new Response(null, { status: 429, headers: { 'retry-after': '5' } })],
  // Most of these never reach a back end.
  '1,000 clients, broken connections': [1000, 1.42, () => { throw lost; }],
};
const lost = new TypeError('reset');

describe('a back end that fails half of its answers gets few repetitions', () => {
  afterEach(restoreDevice);

  for (const [way, [clients, most, fail]] of Object.entries(failing)) {
    it(`${way}: at most ${most} requests for each need, no wave, and all is well within a minute of its return`, async () => {
      const { needs, requests, successes } = await load(clients, fail);
      restoreDevice();
      expect(sum(requests, begins, ends) / sum(needs, begins, ends), 'while it fails').to.be.within(1.02, most);
      // Every client may repeat something in the first moments; after them no second stands out.
      const seconds = requests.slice(begins + 30, ends);
      const spread = 1 + 12 / Math.sqrt(clients / 6);
      expect(Math.max(...seconds) / (sum(seconds, 0, seconds.length) / seconds.length), 'the worst second').to.be.below(spread);
      expect(Math.max(...requests.slice(ends, over)) / (sum(needs, ends, over) / (over - ends)), 'when it is back').to.be.below(spread);
      expect(sum(requests, ends + 60, over) / sum(needs, ends + 60, over), 'a minute later').to.be.within(0.98, 1.02);
      expect(sum(successes, ends + 60, over) / sum(needs, ends + 60, over), 'a minute later').to.be.within(0.98, 1.02);
    });
  }

  it('a client sends no more than that, and earns further repetitions by good answers', async () => {
    let answers = 0;
    const { client, sent } = scriptedClient(() => new Response('{"collections":[],"total_pages":0,"total_count":0}', { status: answers++ % 2 ? 200 : 503 }));
    pretend(window, 'setTimeout', (act: () => void, after = 0) => (Number.isInteger(after) ? 0 : void queueMicrotask(act)));
    const read = () => client.send(listCollections, { query: { page_index: 0, page_size: 20, collection_type: 'AFFILIATE_LINKS' } }).catch(() => undefined);
    for (let needs = 0; needs < 40; needs++) await read();
    expect(sent.length).to.be.within(42, 48);
  });
});
