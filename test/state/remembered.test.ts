import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import type { Call } from '../../src/api/contract/call';
import type { MemorySettings, Remembering } from '../../src/state/answer-memory';
import { rememberedKey } from '../../src/state/own-storage';
import { rememberAnswers } from '../../src/state/remembered';
import { answersOnDevice } from '../support/device-answers';
import { nextTask } from '../support/next-task';
import { waitUntil } from '../support/wait-until';

const call = { method: 'GET', path: '/figure', response: v.object({ amount: v.number() }) } as unknown as Call;
const figure = async ({ answered }: Remembering) => (answered?.(call) as { amount: number }).amount;

let asked = 0;
const answers = (where: MemorySettings['where'] = 'tab') => rememberAnswers({ where, apiBase: '/api', user: () => Promise.resolve((asked++, 'asha')) });
const names = () => (JSON.parse(sessionStorage.getItem(rememberedKey) ?? '{"entries":[]}') as { entries: { name: string }[] }).entries.map(({ name }) => name);

/** Remembers an answer of this resource, as a load does. */
function load(memory: ReturnType<typeof answers>, name: string, selection: string, amount: number): void {
  const begun = memory.of(name)?.begin(selection);
  begun?.onAnswer(call, { amount });
  begun?.keep(Date.now());
}
const recalled = async (memory: ReturnType<typeof answers>, name: string, selection: string) => (await memory.of(name)?.begin(selection).recall(figure))?.value;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what a resource remembers', () => {
  it('comes back at the next visit, by its name and selection', async () => {
    const memory = answers();
    load(memory, 'posts', 'week', 7);
    load(memory, 'posts', 'month', 30);
    await waitUntil(() => names().length === 2);
    expect(names()).to.deep.equal(['/api posts week', '/api posts month']);
    const next = answers();
    expect([await recalled(next, 'posts', 'week'), await recalled(next, 'posts', 'month'), await recalled(next, 'posts', 'day'), await recalled(next, 'words', 'week')])
      .to.deep.equal([7, 30, undefined, undefined]);
  });

  it('is not looked for where nothing is stored', async () => {
    let read = 0;
    expect(await answers().of('posts')?.begin('week').recall(() => Promise.resolve(++read))).to.equal(undefined);
    expect(read).to.equal(0);
  });

  it('is dropped with all its selections, also before it is stored, and nothing else is', async () => {
    const memory = answers();
    load(memory, 'posts', 'week', 7);
    load(memory, 'words', '', 1);
    await waitUntil(() => names().length === 2);
    load(memory, 'posts', 'month', 30);
    memory.of('posts')?.drop();
    load(memory, 'words', 'new', 2);
    await waitUntil(() => names().includes('/api words new'));
    expect(names()).to.deep.equal(['/api words ', '/api words new']);
    memory.of('words')?.drop();
    await waitUntil(() => names().length === 0);
  });

  it('is forgotten at the end of the session, also before it is stored', async () => {
    for (const where of ['tab', 'device'] as const) {
      const storage = where === 'tab' ? sessionStorage : localStorage;
      const memory = answers(where);
      load(memory, 'posts', 'week', 7);
      await waitUntil(() => storage.getItem(rememberedKey));
      load(memory, 'posts', 'month', 30);
      memory.forget();
      expect(storage.getItem(rememberedKey)).to.equal(null);
      expect([await recalled(memory, 'posts', 'week'), await recalled(memory, 'posts', 'month')]).to.deep.equal([undefined, undefined]);
      // What comes after it is remembered as before.
      load(memory, 'posts', 'day', 1);
      await waitUntil(async () => await recalled(answers(where), 'posts', 'day') === 1);
      expect(await recalled(memory, 'posts', 'month')).to.equal(undefined);
      memory.forget();
    }
  });

  it('is forgotten while it is on its way to storage', async () => {
    let who = Promise.resolve('asha');
    const memory = rememberAnswers({ where: 'tab', apiBase: '/api', user: () => (asked++, who) });
    load(memory, 'posts', 'week', 7);
    await waitUntil(() => names().length === 1);
    let tell: (user: string) => void = () => undefined;
    who = new Promise((resolve) => { tell = resolve; });
    asked = 0;
    load(memory, 'posts', 'month', 30);
    await waitUntil(() => asked === 2); // when the load begins, and when it is about to be stored
    memory.forget();
    tell('asha');
    load(memory, 'posts', 'day', 1);
    await waitUntil(() => names().length > 0);
    expect(names()).to.deep.equal(['/api posts day']);
  });

  it('is forgotten by a page that has not read it', async () => {
    load(answers('device'), 'posts', 'week', 7);
    await waitUntil(async () => await recalled(answers('device'), 'posts', 'week') === 7);
    expect(await answersOnDevice()).to.contain('posts week');
    answers('device').forget();
    expect(localStorage.getItem(rememberedKey)).to.equal(null);
    await waitUntil(async () => await answersOnDevice() === '');
  });

  it('stays, if the next session has stored it before the code of the last one arrives', async () => {
    localStorage.setItem(rememberedKey, 'of the last session');
    answers('device').forget(); // what empties the device is loaded now
    expect(localStorage.getItem(rememberedKey)).to.equal(null);
    localStorage.setItem(rememberedKey, 'of the next session');
    await import('../../src/state/answer-memory');
    await nextTask();
    expect(localStorage.getItem(rememberedKey)).to.equal('of the next session');
  });

  it('is nothing where nothing may be remembered, and what was stored before goes', async () => {
    load(answers(), 'posts', 'week', 7);
    await waitUntil(() => names().length === 1);
    expect(answers('nothing').of('posts')).to.equal(undefined);
    expect(sessionStorage.getItem(rememberedKey)).to.equal(null);
  });

  it('is of whoever was the creator when the load began', () => {
    asked = 0;
    const begun = answers().of('posts')?.begin('week');
    expect([asked, typeof begun?.keep]).to.deep.equal([1, 'function']);
  });

  it('is nothing where storage is refused', async () => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = () => { throw new DOMException('no', 'SecurityError'); };
    try {
      expect(await recalled(answers(), 'posts', 'week')).to.equal(undefined);
    } finally {
      Storage.prototype.getItem = getItem;
    }
  });
});
