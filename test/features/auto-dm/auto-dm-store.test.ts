import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../src/runtime';
import { autoDmStore } from '../../../src/features/auto-dm/auto-dm-store';
import type { StoreContext } from '../../../src/state/context';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { createAnsweringFetch } from '../../support/answering-fetch';
import { createNotingContext } from '../../support/noting-context';
import { waitUntil } from '../../support/wait-until';

const detailsPath = '/home/auto-dm-details';
const wordsPath = '/home/get-custom-words';
const switchPath = '/home/auto-dm-toggle';
const addPath = '/home/send-custom-word';
const word = (id: string, status = 'ACTIVE') => ({ id, keyword: id, status: status as 'ACTIVE' | 'INACTIVE' });
const statusPath = (id: string) => `/home/update-custom-word-status/${id}`;

function start() {
  const net = createAnsweringFetch();
  const runtime = createRuntime({ ephemeral: true, fetch: net.fetch });
  const store = runtime.use(autoDmStore);
  const ready = async (enabled: boolean | undefined = false, ...words: ReturnType<typeof word>[]) => {
    const loaded = store.ensure();
    (await net.at(detailsPath)).answer({ enable_auto_dm: enabled });
    (await net.at(wordsPath)).answer({ custom_trigger_words: words });
    await loaded;
  };
  const ids = () => store.words.value()?.map(({ id }) => id);
  return { net, store, ready, ids };
}

const messageOf = (work: Promise<unknown>) => work.then(() => 'done', (error: Error) => error.name);

describe('autoDmStore', () => {
  it('asks for the switch and the words together, each word once', async () => {
    const { net, store, ids } = start();
    expect([store.enabled.value, store.switching.value, store.adding.value, store.typed.value, store.changing.value.size]).to.deep.equal([false, false, false, '', 0]);
    store.prefetch();
    await net.at(detailsPath);
    await net.at(wordsPath);
    const loaded = store.ensure();
    (await net.at(wordsPath)).answer({ custom_trigger_words: [word('a'), word('b'), word('a')] });
    (await net.at(detailsPath)).answer({ enable_auto_dm: true });
    await loaded;
    expect([store.enabled.value, ids(), net.asked.length]).to.deep.equal([true, ['a', 'b'], 2]);
  });

  it('takes a missing flag for off', async () => {
    const { store, ready } = start();
    store.enabled.value = true;
    await ready(undefined);
    expect(store.enabled.value).to.equal(false);
  });

  it('switches at once, sends the other state, and believes the answer', async () => {
    const { net, store, ready } = start();
    await ready(false);
    const switched = store.toggle();
    expect([store.enabled.value, store.switching.value]).to.deep.equal([true, true]);
    await store.toggle();
    const sent = await net.at(switchPath);
    expect(sent.body).to.deep.equal({ enable_auto_dm: true });
    sent.answer({ enable_auto_dm: false });
    await switched;
    expect([store.enabled.value, store.switching.value, net.to(switchPath).length]).to.deep.equal([false, false, 1]);
    const read = store.words.refresh();
    (await net.at(wordsPath, 1)).answer({ custom_trigger_words: [] });
    await read;
    expect(net.to(detailsPath), 'its outcome is known').to.have.length(1);
  });

  it('goes back after a refusal, which it throws, and asks again only if the outcome is unknown', async () => {
    const { net, store, ready } = start();
    await ready(true);
    const refused = messageOf(store.toggle());
    (await net.at(switchPath)).answer({}, 400);
    expect(await refused).to.equal('ApiError');
    expect([store.enabled.value, store.switching.value, net.to(detailsPath).length]).to.deep.equal([true, false, 1]);
    const unsure = messageOf(store.toggle());
    (await net.at(switchPath, 1)).answer({}, 203);
    expect(await unsure).to.equal('ApiError');
    expect([store.enabled.value, store.switching.value]).to.deep.equal([true, false]);
    (await net.at(detailsPath, 1)).answer({ enable_auto_dm: false });
    await waitUntil(() => !store.enabled.value);
  });

  it('does not move the switch while it is being saved, nor for a visit that has ended', async () => {
    const { net, store, ready } = start();
    await ready(false);
    const read = store.details.refresh();
    const switched = store.toggle();
    (await net.at(detailsPath, 1)).answer({ enable_auto_dm: false });
    await read;
    expect(store.enabled.value).to.equal(true);
    store.leave();
    expect(store.switching.value).to.equal(false);
    store.enabled.value = false;
    (await net.at(switchPath)).answer({ enable_auto_dm: true });
    await switched;
    expect(store.enabled.value).to.equal(false);
  });

  it('believes no answer that was asked for before the switch was changed', async () => {
    const { net, store, ready } = start();
    await ready(false);
    const read = store.details.refresh();
    const asked = await net.at(detailsPath, 1);
    const switched = store.toggle();
    (await net.at(switchPath)).answer({ enable_auto_dm: true });
    await switched;
    asked.answer({ enable_auto_dm: false });
    await read;
    expect(store.enabled.value).to.equal(true);
    const again = store.details.refresh();
    (await net.at(detailsPath, 2)).answer({ enable_auto_dm: false });
    await again;
    expect(store.enabled.value, 'asked for after it').to.equal(false);
  });

  it('goes back after a refusal to what the server has said meanwhile', async () => {
    const { net, store, ready } = start();
    await ready(false);
    const read = store.details.refresh();
    const refused = messageOf(store.toggle());
    (await net.at(detailsPath, 1)).answer({ enable_auto_dm: true });
    await read;
    (await net.at(switchPath)).answer({}, 400);
    expect([await refused, store.enabled.value]).to.deep.equal(['ApiError', true]);
    const next = messageOf(store.toggle());
    (await net.at(switchPath, 1)).answer({ enable_auto_dm: false });
    expect([await next, store.enabled.value]).to.deep.equal(['done', false]);
    const last = messageOf(store.toggle());
    (await net.at(switchPath, 2)).answer({}, 400);
    expect([await last, store.enabled.value], 'the last change was made').to.deep.equal(['ApiError', false]);
  });

  for (const was of [true, false]) {
    it(`keeps the switch of a later visit when an earlier one is refused, which had found it ${was ? 'on' : 'off'}`, async () => {
      const { net, store, ready } = start();
      await ready(was);
      const late = messageOf(store.toggle());
      store.leave();
      store.enabled.value = false; // what the later visit has found
      const switched = store.toggle();
      expect(store.enabled.value).to.equal(true);
      (await net.at(switchPath)).answer({}, 203);
      await late;
      expect([store.enabled.value, store.switching.value, net.to(detailsPath).length]).to.deep.equal([true, true, 1]);
      (await net.at(switchPath, 1)).answer({ enable_auto_dm: true });
      await switched;
      expect(store.switching.value).to.equal(false);
    });
  }

  it('ignores the answer of a load that was left', async () => {
    const { net, store } = start();
    void store.ensure();
    const [details, words] = [await net.at(detailsPath), await net.at(wordsPath)];
    store.leave();
    details.answer({ enable_auto_dm: true });
    expect([details.aborted, words.aborted, store.enabled.value]).to.deep.equal([true, true, false]);
  });

  it('adds words one after the other, and lists them when all are there', async () => {
    const { net, store, ready, ids } = start();
    await ready(false);
    const added: string[] = [];
    const done = store.add(['link', 'shop'], (each) => added.push(each));
    expect(store.adding.value).to.equal(true);
    const first = await net.at(addPath);
    expect([first.body, net.to(addPath).length]).to.deep.equal([{ keyword: 'link' }, 1]);
    first.answer({});
    const second = await net.at(addPath, 1);
    expect([second.body, added]).to.deep.equal([{ keyword: 'shop' }, ['link']]);
    second.answer({});
    (await net.at(wordsPath, 1)).answer({ custom_trigger_words: [word('link'), word('shop')] });
    expect(store.adding.value).to.equal(true);
    await done;
    expect([added, ids(), store.adding.value]).to.deep.equal([['link', 'shop'], ['link', 'shop'], false]);
  });

  it('lists after a failure only if some words were added, or may have been', async () => {
    const { net, store, ready } = start();
    await ready(false);
    const refused = messageOf(store.add(['a', 'b'], () => undefined));
    (await net.at(addPath)).answer({}, 400);
    expect(await refused).to.equal('ApiError');
    expect([net.to(addPath).length, net.to(wordsPath).length, store.adding.value]).to.deep.equal([1, 1, false]);
    const half = messageOf(store.add(['a', 'b'], () => undefined));
    (await net.at(addPath, 1)).answer({});
    (await net.at(addPath, 2)).answer({}, 400);
    (await net.at(wordsPath, 1)).answer({ custom_trigger_words: [] });
    expect(await half).to.equal('ApiError');
    const unsure = messageOf(store.add(['c'], () => undefined));
    (await net.at(addPath, 3)).answer({}, 502);
    (await net.at(wordsPath, 2)).answer({ custom_trigger_words: [] });
    expect(await unsure).to.equal('ApiError');
  });

  it('adds no further word after it was left, and changes nothing then', async () => {
    const { net, store, ready } = start();
    await ready(false);
    const added: string[] = [];
    const done = store.add(['a', 'b'], (each) => added.push(each));
    const first = await net.at(addPath);
    store.leave();
    expect(store.adding.value).to.equal(false);
    store.adding.value = true; // of a later visit
    first.answer({});
    await done;
    expect([added, net.to(addPath).length, net.to(wordsPath).length, store.adding.value]).to.deep.equal([[], 1, 1, true]);
  });

  it('turns a word off and on, one change of each at a time', async () => {
    const { net, store, ready } = start();
    await ready(false, word('a'), word('b', 'INACTIVE'));
    const [off, on] = [store.toggleWord(word('a')), store.toggleWord(word('b', 'INACTIVE'))];
    await store.toggleWord(word('a'));
    expect([...store.changing.value]).to.deep.equal(['a', 'b']);
    const first = await net.at(statusPath('a'));
    expect([first.body, (await net.at(statusPath('b'))).body]).to.deep.equal([{ status: 'INACTIVE' }, { status: 'ACTIVE' }]);
    first.answer({});
    (await net.at(wordsPath, 1)).answer({ custom_trigger_words: [word('a', 'INACTIVE')] });
    await off;
    expect([[...store.changing.value], net.to(statusPath('a')).length]).to.deep.equal([['b'], 1]);
    (await net.at(statusPath('b'))).answer({});
    (await net.at(wordsPath, 2)).answer({ custom_trigger_words: [] });
    await on;
    expect(store.changing.value.size).to.equal(0);
  });

  it('keeps the changes of a later visit', async () => {
    const { net, store, ready } = start();
    await ready(false, word('a'));
    const late = store.toggleWord(word('a'));
    const first = await net.at(statusPath('a'));
    store.leave();
    expect(store.changing.value.size).to.equal(0);
    const again = store.toggleWord(word('a'));
    first.answer({});
    await late;
    expect([[...store.changing.value], net.to(wordsPath).length]).to.deep.equal([['a'], 1]);
    (await net.at(statusPath('a'), 1)).answer({}, 400);
    expect(await messageOf(again)).to.equal('ApiError');
    expect(net.to(wordsPath)).to.have.length(1);
  });

  it('is empty after a session, and asks again', async () => {
    const { net, store, ready } = start();
    await ready(true, word('a'));
    store.reset();
    expect([store.enabled.value, store.details.load.value, store.words.load.value]).to.deep.equal([false, { state: 'idle' }, { state: 'idle' }]);
    void store.ensure();
    await net.at(detailsPath, 1);
  });

  it('remembers both for the next visit until one of them is changed', async () => {
    const net = createAnsweringFetch();
    const { context, names, begun, dropped } = createNotingContext(net.fetch);
    const store = autoDmStore(context);
    store.prefetch();
    expect(begun).to.deep.equal(['auto-dm', 'trigger-words']);
    expect(names.filter((name) => name !== 'profile')).to.deep.equal(['auto-dm', 'trigger-words']);
    const switched = store.toggle();
    (await net.at(switchPath)).answer({ enable_auto_dm: true });
    await switched;
    expect(dropped).to.deep.equal(['auto-dm']);
    const refused = messageOf(store.toggleWord(word('a')));
    (await net.at(statusPath('a'))).answer({}, 400);
    await refused;
    expect(dropped).to.deep.equal(['auto-dm']);
    const changed = store.toggleWord(word('a'));
    (await net.at(statusPath('a'), 1)).answer({});
    (await net.at(wordsPath, 1)).answer({ custom_trigger_words: [] });
    await changed;
    expect(dropped).to.deep.equal(['auto-dm', 'trigger-words']);
  });

  it('takes the switch of an earlier visit until there is an answer of this one, and not after it', async () => {
    for (const [first, expected] of [['answer', false], ['memory', true]] as const) {
      const net = createAnsweringFetch();
      let recall: () => void = () => undefined;
      const recalled = new Promise<void>((resolve) => { recall = resolve; });
      let read = false;
      const remembered: StoreContext['remembered'] = () => ({
        begin: () => ({
          onAnswer: () => undefined,
          async recall(ask) {
            await recalled;
            const value = await ask({ answered: () => ({ enable_auto_dm: true, custom_trigger_words: [] }) } as never);
            read = true;
            return { value, at: 1 };
          },
          keep: () => undefined,
        }),
        drop: () => undefined,
      });
      const store = autoDmStore({ ...createNotingContext(net.fetch).context, remembered });
      const loaded = store.ensure();
      const details = await net.at(detailsPath);
      if (first === 'answer') {
        details.answer({ enable_auto_dm: false });
        (await net.at(wordsPath)).answer({ custom_trigger_words: [] });
        await loaded;
      }
      recall();
      await waitUntil(() => read);
      expect(store.enabled.value, first).to.equal(expected);
    }
  });

  it('keeps the word that is being typed, and the key of one whose adding is unsure', async () => {
    const key = 'creator:tab:drafts:/api';
    const net = createAnsweringFetch();
    const open = () => {
      const runtime = createRuntime({ fetch: net.fetch });
      runtime.use(sessionStore).signIn('asha');
      return runtime.use(autoDmStore);
    };
    open().typed.value = 'lin';
    expect([open().typed.value, JSON.parse(sessionStorage.getItem(key) ?? '')]).to.deep.equal(['lin', { user: 'asha', values: { 'trigger-word': 'lin' } }]);
    const unsure = messageOf(open().add(['link'], () => undefined));
    (await net.at(addPath)).lose();
    (await net.at(wordsPath)).answer({ custom_trigger_words: [] });
    await unsure;
    expect(sessionStorage.getItem(key)).to.contain('"trigger-word-key":{"text":');
    sessionStorage.setItem(key, JSON.stringify({ user: 'asha', values: { 'trigger-word': 7 } }));
    expect(open().typed.value).to.equal('');
    sessionStorage.clear();
    localStorage.clear();
  });
});
