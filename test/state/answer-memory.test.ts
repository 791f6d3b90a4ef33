import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import type { Call } from '../../src/api/contract/call';
import { openAnswerMemory, type AnswerMemory, type Entry, type Remembering } from '../../src/state/answer-memory';
import { rememberedKey } from '../../src/state/own-storage';
import { nextTask } from '../support/next-task';
import { waitUntil } from '../support/wait-until';

const call = { method: 'GET', path: '/figure', response: v.object({ amount: v.number() }) } as unknown as Call;
const other = { ...call, path: '/other' };
const now = () => Date.now();

/** What a load makes of the answers: the figure. */
const figure = async ({ answered }: Remembering) => (answered?.(call) as { amount: number }).amount;
const entry = (name: string, amount: unknown, at = now()): Entry => ({ name, at, answers: { 'GET /figure': { amount } } });

let user = 'asha';
const open = (where: 'device' | 'tab' = 'tab', apiBase = '/api') => openAnswerMemory({ where, apiBase, user: () => Promise.resolve(user) });

/** Stores it, and waits until it is there. */
async function keep(memory: AnswerMemory, kept: Entry): Promise<void> {
  await memory.keep(Promise.resolve(user), kept);
  await written();
}

/** Everything that was begun is written a task later. */
async function written(): Promise<void> {
  for (let task = 0; task < 3; task++) await new Promise((done) => setTimeout(done));
}
const recalled = async (memory: AnswerMemory, name: string, who = user) => (await memory.recall(who, name, figure))?.value;
const stored = () => JSON.parse(sessionStorage.getItem(rememberedKey) ?? 'null') as { user: string; entries: Entry[] } | null;
const names = () => stored()?.entries.map(({ name }) => name);

beforeEach(() => { user = 'asha'; });
afterEach(async () => {
  await open('device').clear();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the last good answers', () => {
  for (const where of ['tab', 'device'] as const) {
    it(`of the ${where} come back with their time, in the values that the API contract makes of them`, async () => {
      const at = now() - 5000;
      await keep(open(where), entry('earnings', 7, at));
      await waitUntil(async () => await recalled(open(where), 'earnings') === 7);
      expect(await open(where).recall('asha', 'earnings', figure)).to.deep.equal({ value: 7, at });
      expect(await recalled(open(where), 'profile')).to.equal(undefined);
    });

    it(`of the ${where} are all there, at whatever moment of the first write another one comes`, async () => {
      for (let tasks = 0; tasks < 8; tasks++) {
        const memory = open(where);
        await memory.keep(Promise.resolve(user), entry('earnings', 7));
        for (let task = 0; task < tasks; task++) await nextTask();
        await memory.keep(Promise.resolve(user), entry('profile', 1));
        await waitUntil(async () => await recalled(open(where), 'profile') === 1, `${tasks} tasks later`);
        expect(await recalled(open(where), 'earnings'), `${tasks} tasks later`).to.equal(7);
        await memory.clear();
      }
    });

    it(`of the ${where} are gone when they are cleared, also those that are on their way`, async () => {
      const memory = open(where);
      await keep(memory, entry('earnings', 7));
      await waitUntil(async () => await recalled(open(where), 'earnings') === 7);
      const late = memory.keep(Promise.resolve('asha'), entry('profile', 1));
      await memory.clear();
      await late;
      await written();
      expect([await recalled(open(where), 'earnings'), await recalled(open(where), 'profile')]).to.deep.equal([undefined, undefined]);
      expect([localStorage.getItem(rememberedKey), sessionStorage.getItem(rememberedKey)]).to.deep.equal([null, null]);
    });
  }

  it('of the device are under a key that nobody can guess, and are lost without it', async () => {
    await keep(open('device'), entry('earnings', 7));
    await waitUntil(async () => await recalled(open('device'), 'earnings') === 7);
    const key = localStorage.getItem(rememberedKey) ?? '';
    expect(key.length).to.be.greaterThan(15);
    await keep(open('device'), entry('profile', 1));
    expect(localStorage.getItem(rememberedKey)).to.equal(key);
    localStorage.removeItem(rememberedKey);
    expect(await recalled(open('device'), 'earnings')).to.equal(undefined);
    await keep(open('device'), entry('words', 2));
    await waitUntil(async () => await recalled(open('device'), 'words') === 2);
    expect(localStorage.getItem(rememberedKey)).to.not.equal(key);
    localStorage.setItem(rememberedKey, key);
    expect(await recalled(open('device'), 'earnings'), 'what was under the old key is deleted').to.equal(undefined);
  });

  it('that are cleared before they are written leave nothing behind', async () => {
    for (const where of ['tab', 'device'] as const) {
      const memory = open(where);
      await memory.keep(Promise.resolve('asha'), entry('earnings', 7));
      await memory.clear();
      await written();
      expect([localStorage.getItem(rememberedKey), sessionStorage.getItem(rememberedKey)]).to.deep.equal([null, null]);
    }
  });

  it('are the newest of each name, and of each API', async () => {
    const memory = open();
    await keep(memory, entry('earnings', 7));
    await keep(memory, entry('profile', 1));
    await keep(memory, entry('earnings', 8));
    expect([await recalled(memory, 'earnings'), await recalled(memory, 'profile')]).to.deep.equal([8, 1]);
    expect(names()).to.deep.equal(['/api profile', '/api earnings']);
    expect(await recalled(open('tab', '/elsewhere'), 'earnings')).to.equal(undefined);
  });

  it('are dropped by the beginning of their name, also on their way', async () => {
    const memory = open();
    await keep(memory, entry('posts 1', 1));
    await keep(memory, entry('posts 2', 2));
    await keep(memory, entry('profile', 3));
    const late = memory.keep(Promise.resolve('asha'), entry('posts 3', 3));
    const stays = memory.keep(Promise.resolve('asha'), entry('words', 4));
    memory.drop('posts ');
    await Promise.all([late, stays]);
    await written();
    expect(names()).to.deep.equal(['/api profile', '/api words']);
  });

  it('belong to one creator: another one sees none of them, and takes their place', async () => {
    await keep(open(), entry('earnings', 7));
    expect([await recalled(open(), 'earnings', 'ravi'), await recalled(open(), 'earnings', '')]).to.deep.equal([undefined, undefined]);
    user = 'ravi';
    await keep(open(), entry('profile', 1));
    expect(stored()).to.deep.include({ user: 'ravi' });
    expect(names()).to.deep.equal(['/api profile']);
  });

  it('are not stored for nobody, nor where somebody else has come since', async () => {
    const memory = open();
    user = '';
    await keep(memory, entry('earnings', 7));
    expect(stored()).to.equal(null);
    user = 'ravi';
    await memory.keep(Promise.resolve('asha'), entry('earnings', 7));
    await written();
    expect(stored()).to.equal(null);
  });

  it('are not stored where somebody else comes before they are written', async () => {
    const memory = open();
    const kept = memory.keep(Promise.resolve('asha'), entry('earnings', 7));
    await kept;
    user = 'ravi';
    await written();
    expect(names() ?? []).to.deep.equal([]);
  });

  it('are deleted again where somebody else comes while they are written', async () => {
    let asked = 0;
    const memory = openAnswerMemory({ where: 'tab', apiBase: '/api', user: () => Promise.resolve(++asked < 3 ? 'asha' : 'ravi') });
    await memory.keep(Promise.resolve('asha'), entry('earnings', 7));
    await written();
    expect([asked, stored()]).to.deep.equal([3, null]);
  });

  for (const [what, ahead, shown] of [['a little', 60_000, 7], ['much', 7_200_000, undefined]] as const) {
    it(`of a clock that was ahead by ${what} are ${shown ? 'as of now' : 'not shown'}`, async () => {
      await keep(open(), entry('earnings', 7, now() + ahead));
      const known = await open().recall('asha', 'earnings', figure);
      expect(known?.value).to.equal(shown);
      if (known) expect(known.at).to.be.at.most(now());
    });
  }

  it('that cannot be read any more are dropped, each by itself', async () => {
    const memory = open();
    await keep(memory, entry('earnings', 'much'));
    await keep(memory, entry('profile', 1));
    expect(await recalled(memory, 'earnings')).to.equal(undefined);
    await written();
    expect(names()).to.deep.equal(['/api profile']);
    expect(await memory.recall('asha', 'profile', async ({ answered }) => answered?.(other))).to.equal(undefined);
    await written();
    expect(names()).to.deep.equal([]);
  });

  for (const text of ['', '{', 'null', '7', '{"user":"asha"}', '{"user":7,"entries":[]}', '{"user":"asha","entries":[{}]}', '{"user":"asha","entries":[{"name":"/api earnings","at":"1","answers":{"GET /figure":{"amount":7}}}]}', '{"user":"asha","entries":[{"name":"/api earnings","at":1,"answers":{"GET /figure":{"amount":7}}},{}]}', '{"user":"asha","entries":[{"name":7,"at":1,"answers":{}}]}', '{"user":"asha","entries":[{"name":"/api earnings","at":1,"answers":null}]}', '{"user":"asha","entries":[{"name":"/api earnings","at":1,"answers":"x"}]}']) {
    it(`are none where storage has ${text || 'an empty text'}, and the next ones are stored`, async () => {
      sessionStorage.setItem(rememberedKey, text);
      expect(await recalled(open(), 'earnings')).to.equal(undefined);
      await keep(open(), entry('earnings', 7));
      expect(stored()).to.deep.include({ user: 'asha' });
      expect(names()).to.deep.equal(['/api earnings']);
    });
  }

  it('do not hand out what they store: a reader that changes its answer changes nothing', async () => {
    const memory = open();
    await keep(memory, entry('earnings', 7));
    await memory.recall('asha', 'earnings', async ({ answered }) => { (answered?.(call) as { amount: number }).amount = 0; });
    expect(await recalled(memory, 'earnings')).to.equal(7);
  });

  it('keep the latest of each resource and what is small when they are too many', async () => {
    const memory = open();
    const large = (name: string, at: number): Entry => ({ name, at, answers: { 'GET /figure': { amount: 1, text: 'x'.repeat(60_000) } } });
    await keep(memory, entry('profile', 1, 1));
    for (const [index, name] of ['posts 1', 'posts 2', 'words', 'posts 3', 'earnings'].entries()) await keep(memory, large(name, 10 + index));
    expect(names()?.sort()).to.deep.equal(['/api earnings', '/api posts 3', '/api profile', '/api words']);
    const size = new TextEncoder().encode(sessionStorage.getItem(rememberedKey) ?? '').length;
    expect(size).to.be.at.most(200_000);
  });

  it('of small answers go last, and each list of answers is counted by itself', async () => {
    const memory = open();
    const sized = (name: string, at: number, bytes: number): Entry => ({ name, at, answers: { 'GET /figure': { amount: 1, text: 'x'.repeat(bytes) } } });
    await keep(memory, sized('small', 1, 3800));
    await keep(memory, sized('not small', 2, 4100));
    for (const [index, name] of ['one', 'two', 'three', 'four'].entries()) await keep(memory, sized(name, 10 + index, 48_700));
    expect(names()).to.deep.equal(['/api small', '/api one', '/api two', '/api three', '/api four']);
  });

  it('with an item that cannot be read are not shown with the others', async () => {
    const list = { ...call, response: v.object({ rows: v.array(v.object({ id: v.string() })) }) } as unknown as Call;
    const memory = open();
    await keep(memory, { name: 'rows', at: now(), answers: { 'GET /figure': { rows: [{ id: 'a' }, {}] } } });
    let thrown = '';
    await memory.recall('asha', 'rows', async ({ answered }) => {
      try {
        return answered?.(list);
      } catch (error) {
        thrown = String(error);
        throw error;
      }
    });
    expect(thrown).to.equal('TypeError: unreadable');
  });

  it('are in the database that docs/security-policy.md names', async () => {
    await keep(open('device'), entry('earnings', 7));
    await waitUntil(async () => await recalled(open('device'), 'earnings') === 7);
    expect((await indexedDB.databases()).map(({ name }) => name)).to.include('creator-elements');
  });

  it('of the tab stay where they are when nothing changes', async () => {
    await keep(open(), entry('earnings', 7));
    const before = sessionStorage.getItem(rememberedKey);
    user = 'ravi';
    await open().keep(Promise.resolve('asha'), entry('profile', 1));
    await written();
    expect(sessionStorage.getItem(rememberedKey)).to.equal(before);
  });

  it('are as before where storage takes no more, and nothing throws', async () => {
    const memory = open();
    await keep(memory, entry('earnings', 7));
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    try {
      await keep(memory, entry('earnings', 8));
    } finally {
      Storage.prototype.setItem = setItem;
    }
    expect(await recalled(memory, 'earnings')).to.equal(7);
  });
});
