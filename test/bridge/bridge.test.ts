import { aTimeout, expect } from '@open-wc/testing';
import { createBridge, type Answers } from '../../src/bridge/bridge';
import { readMessage } from '../../src/bridge/message';
import { waitUntil } from '../support/wait-until';

/** A bridge whose host does nothing by itself; short limits, so that silence is soon over. */
function setUp({ answers = {}, limit = 30, post }: { answers?: Answers; limit?: number; post?: (text: string) => unknown } = {}) {
  const posted: string[] = [];
  const bridge = createBridge({
    post: post ?? ((text) => void posted.push(text)),
    answers,
    limits: { auth: limit, goTo: limit, share: limit },
  });
  const last = async () => {
    await waitUntil(() => posted.length > 0);
    return JSON.parse(posted.at(-1) ?? '') as { creator: number; id: string; type: string; payload: object };
  };
  return { bridge, posted, last };
}

const reply = (replyTo: string, fields: object = {}) => JSON.stringify({ creator: 1, replyTo, ok: true, payload: { n: 1 }, ...fields });

describe('bridge', () => {
  it('asks in the envelope and resolves with the payload of the reply', async () => {
    const { bridge, last } = setUp();
    const asking = bridge.ask('goTo', { target: 'back' });
    const request = await last();
    expect(request).to.deep.equal({ creator: 1, id: request.id, type: 'goTo', payload: { target: 'back' } });
    bridge.receive(reply(request.id));
    expect(await asking).to.deep.equal({ n: 1 });
  });

  it('takes a reply as an object as well, and one without a payload', async () => {
    const { bridge, last } = setUp();
    const asking = bridge.ask('goTo');
    bridge.receive({ creator: 1, replyTo: (await last()).id, ok: true });
    expect(await asking).to.deep.equal({});
  });

  it('a refusal is not done', async () => {
    const { bridge, last } = setUp({ limit: 10_000 });
    const asking = bridge.ask('goTo');
    bridge.receive(reply((await last()).id, { ok: false }));
    expect(await asking).to.equal(undefined);
  });

  it('a host that never replies has not done it', async () => {
    const { bridge } = setUp();
    expect(await bridge.ask('goTo')).to.equal(undefined);
  });

  it('a reply that comes too late changes nothing', async () => {
    const { bridge, last, posted } = setUp();
    const asking = bridge.ask('goTo');
    const { id } = await last();
    expect(await asking).to.equal(undefined);
    bridge.receive(reply(id));
    expect(posted).to.have.length(1);
  });

  it('only the first of two replies counts, and each is kept to its own request', async () => {
    const { bridge, posted } = setUp();
    const asking = [bridge.ask('goTo'), bridge.ask('share')];
    await waitUntil(() => posted.length === 2);
    const [first = '', second = ''] = posted.map((text) => (JSON.parse(text) as { id: string }).id);
    expect(first).not.to.equal(second);
    bridge.receive(reply(second, { payload: { of: 'second' } }));
    bridge.receive(reply(first, { payload: { of: 'first' } }));
    bridge.receive(reply(first, { payload: { of: 'first again' } }));
    expect(await Promise.all(asking)).to.deep.equal([{ of: 'first' }, { of: 'second' }]);
  });

  it('takes what the handler returns for its reply', async () => {
    const { bridge } = setUp({ post: (text) => Promise.resolve(reply((JSON.parse(text) as { id: string }).id)) });
    expect(await bridge.ask('auth')).to.deep.equal({ n: 1 });
  });

  it('a handler that throws or rejects has not done it, without waiting for the limit', async () => {
    const throwing = setUp({ limit: 60_000, post: () => { throw new Error('no bridge'); } });
    expect(await throwing.bridge.ask('goTo')).to.equal(undefined);
    const rejecting = setUp({ limit: 60_000, post: () => Promise.reject(new Error('no bridge')) });
    expect(await rejecting.bridge.ask('goTo')).to.equal(undefined);
  });

  it('does what the host asks and says what came of it', async () => {
    const heard: unknown[] = [];
    const { bridge, last } = setUp({ answers: { back: (payload) => (heard.push(payload), { handled: true }) } });
    bridge.receive('{"creator":1,"id":"h1","type":"back","payload":{"from":"swipe"}}');
    expect(await last()).to.deep.equal({ creator: 1, replyTo: 'h1', ok: true, payload: { handled: true } });
    expect(heard).to.deep.equal([{ from: 'swipe' }]);
  });

  for (const type of ['fly', 'toString', '__proto__']) {
    it(`refuses what it does not know: ${type}`, async () => {
      const { bridge, last } = setUp({ answers: { back: () => ({}) } });
      bridge.receive(JSON.stringify({ creator: 1, id: 'h1', type }));
      expect(await last()).to.deep.equal({ creator: 1, replyTo: 'h1', ok: false, payload: {} });
    });
  }

  it('a fault of ours is a refusal', async () => {
    const { bridge, last } = setUp({ answers: { back: () => { throw new Error('ours'); } } });
    bridge.receive('{"creator":1,"id":"h1","type":"back"}');
    expect(await last()).to.deep.include({ replyTo: 'h1', ok: false });
  });

  it('survives a host that cannot be told', async () => {
    const { bridge } = setUp({ post: () => Promise.reject(new Error('gone')), answers: { back: () => ({}) } });
    bridge.receive('{"creator":1,"id":"h1","type":"back"}');
    await aTimeout(0); // an unhandled rejection would fail this file
  });

  it('believes only whole messages of its version', () => {
    const wrong = [
      '', 'hello', '{', 'null', '[]', '7', undefined, null, 7, [], '{"creator":1}',
      '{"creator":2,"id":"a","type":"back"}', '{"creator":"1","id":"a","type":"back"}', '{"id":"a","type":"back"}',
      '{"creator":1,"id":"","type":"back"}', '{"creator":1,"id":7,"type":"back"}', '{"creator":1,"id":"a"}',
      '{"creator":1,"id":"a","type":"back","payload":"x"}', '{"creator":1,"id":"a","type":"back","payload":null}',
      '{"creator":1,"replyTo":"a"}', '{"creator":1,"replyTo":"a","ok":"true"}', '{"creator":1,"replyTo":7,"ok":true}',
      '{"creator":1,"replyTo":"a","ok":true,"payload":[1]}',
    ];
    for (const raw of wrong) expect(readMessage(raw), JSON.stringify(raw)).to.equal(undefined);
    expect(readMessage('{"creator":1,"id":"a","type":"back"}')).to.deep.equal({ creator: 1, id: 'a', type: 'back', payload: {} });
  });

  it('answers nothing to what is no message', async () => {
    const { bridge, posted } = setUp({ answers: { back: () => ({}) } });
    for (const raw of ['{"creator":2,"id":"a","type":"back"}', 'x', null]) bridge.receive(raw);
    bridge.receive('{"creator":1,"id":"h1","type":"back"}');
    await waitUntil(() => posted.length > 0);
    expect(posted).to.have.length(1);
  });

  it('never writes payloads to the console', async () => {
    const written: unknown[] = [];
    const { log, info, warn, error, debug } = console;
    const note = (...what: unknown[]) => void written.push(what);
    Object.assign(console, { log: note, info: note, warn: note, error: note, debug: note });
    try {
      const { bridge } = setUp({ answers: { auth: () => { throw new Error('secret'); } } });
      bridge.receive('{"creator":1,"id":"h1","type":"auth","payload":{"Authorization":"secret"}}');
      bridge.receive('secret {');
      await bridge.ask('share', { url: 'secret' });
    } finally {
      Object.assign(console, { log, info, warn, error, debug });
    }
    expect(written).to.deep.equal([]);
  });
});
