import { expect } from '@open-wc/testing';
import { isOffline, leadsElsewhere, renewing, repeating, watchAttempts } from '../../src/api/middlewares';
import { pretend, restoreDevice } from '../support/device';

const lost = new TypeError('Failed to fetch');
const network = (isThere: boolean) => pretend(navigator, 'onLine', isThere);
type Next = (url: string, options: RequestInit) => Promise<Response>;

/** One call through `watchAttempts`, as often as `send` is called. */
function attempts(answer: Next, { ms = 60_000, caller = new AbortController() } = {}) {
  const watched = watchAttempts(ms, caller.signal);
  return { watched, caller, send: () => watched.middleware(answer)('/api/x', { method: 'GET' }) };
}

/** An answer that never comes, as `fetch` ends it when its signal is aborted. */
const never: Next = (_, { signal }) => new Promise((_resolve, reject) => {
  const end = () => reject(new DOMException('aborted', 'AbortError'));
  if (signal?.aborted) end();
  else signal?.addEventListener('abort', end);
});

const outcomeOf = (sending: Promise<Response>) => sending.then(({ status }) => status, (error: Error) => error.name);

describe('an attempt of a call', () => {
  afterEach(restoreDevice);

  it('is over after its time limit, which each attempt has anew', async () => {
    let answers = never;
    const { watched, send } = attempts((url, options) => answers(url, options), { ms: 5 });
    expect(await outcomeOf(send())).to.equal('AbortError');
    expect([watched.over(), watched.sent()]).to.deep.equal([true, true]);
    answers = () => Promise.reject(lost);
    expect(await outcomeOf(send())).to.equal('TypeError');
    expect(watched.over()).to.equal(false);
  });

  it('ends when its caller leaves, before it and during it', async () => {
    const left = attempts(never);
    left.caller.abort();
    expect(await outcomeOf(left.send())).to.equal('AbortError');
    const leaving = attempts(never);
    const sending = outcomeOf(leaving.send());
    leaving.caller.abort();
    expect([await sending, leaving.watched.over()]).to.deep.equal(['AbortError', false]);
  });

  it('leaves no timer and no listener', async () => {
    const [begun, ended] = [[] as unknown[], [] as unknown[]];
    pretend(window, 'setTimeout', () => (begun.push(9), 9));
    pretend(window, 'clearTimeout', (timer: unknown) => ended.push(timer));
    const caller = new AbortController();
    const listeners: string[] = [];
    const { addEventListener: add, removeEventListener: remove } = caller.signal;
    caller.signal.addEventListener = (...[type, ...rest]: [string, ...never[]]) => (listeners.push(`+${type}`), add.call(caller.signal, type, ...rest as unknown as [() => void]));
    caller.signal.removeEventListener = (...[type, ...rest]: [string, ...never[]]) => (listeners.push(`-${type}`), remove.call(caller.signal, type, ...rest as unknown as [() => void]));
    await attempts(() => Promise.resolve(new Response('{}')), { caller }).send();
    await outcomeOf(attempts(() => Promise.reject(lost), { caller }).send());
    expect([begun, ended, listeners]).to.deep.equal([[9, 9], [9, 9], ['+abort', '-abort', '+abort', '-abort']]);
  });

  it('has its answer whole: status, headers and body', async () => {
    const { send } = attempts(() => Promise.resolve(new Response('{"a":1}', { status: 201, headers: { 'x-of': 'server' } })));
    const response = await send();
    expect([response.status, response.headers.get('x-of'), await response.text()]).to.deep.equal([201, 'server', '{"a":1}']);
  });

  it('may have an answer without a body', async () => {
    for (const status of [204, 205, 200]) {
      const { send } = attempts(() => Promise.resolve(new Response(status === 200 ? '' : null, { status })));
      const response = await send();
      expect([response.status, response.body === null, await response.text()]).to.deep.equal([status, status !== 200, '']);
    }
  });

  it('that is redirected is a 401 which leads elsewhere', async () => {
    const opaque = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
    const followed = Object.defineProperty(new Response('<html>'), 'redirected', { value: true });
    for (const answer of [opaque, followed]) {
      const response = await attempts(() => Promise.resolve(answer)).send();
      expect([response.status, leadsElsewhere(response)]).to.deep.equal([401, true]);
    }
    expect([leadsElsewhere(new Response(null, { status: 401 })), leadsElsewhere(undefined)]).to.deep.equal([false, false]);
  });

  it('was not sent while the device is offline, from its start to its end', async () => {
    network(false);
    expect(isOffline()).to.equal(true);
    const { watched, send } = attempts(() => Promise.reject(lost));
    expect(watched.sent()).to.equal(false);
    await outcomeOf(send());
    expect(watched.sent()).to.equal(false);
    await outcomeOf(send());
    expect(watched.sent()).to.equal(false);
  });

  for (const [what, answer] of [
    ['the network went during it', () => Promise.reject(lost)],
    ['it has an answer', () => (network(false), Promise.resolve(new Response('{}')))],
  ] as const) {
    it(`may have been sent if ${what}`, async () => {
      network(true);
      const { watched, send } = attempts(() => (network(false), answer()));
      await outcomeOf(send());
      expect(watched.sent()).to.equal(true);
    });
  }

  it('has an answer although the browser thinks that there is no network', async () => {
    network(false);
    const { watched, send } = attempts(() => Promise.resolve(new Response('{}')));
    await send();
    expect(watched.sent()).to.equal(true);
  });

  it('may have been sent if the network came back during it, or its time was over', async () => {
    network(false);
    const back = attempts(() => (network(true), Promise.reject(lost)));
    await outcomeOf(back.send());
    expect(back.watched.sent()).to.equal(true);
    network(false);
    const over = attempts(never, { ms: 5 });
    await outcomeOf(over.send());
    expect(over.watched.sent()).to.equal(true);
  });

  it('stays sent, whatever comes later', async () => {
    const { watched, send } = attempts(() => Promise.reject(lost));
    await outcomeOf(send());
    network(false);
    await outcomeOf(send());
    expect(watched.sent()).to.equal(true);
  });

  it('is not offline where the browser does not say', () => {
    pretend(window, 'navigator', undefined);
    expect(isOffline()).to.equal(false);
  });
});

describe('a repeated call', () => {
  afterEach(restoreDevice);

  it('says so where an attempt before may have been sent', async () => {
    const { setTimeout: begin } = window;
    pretend(window, 'setTimeout', (act: () => void) => begin(act));
    for (const [isThere, times] of [[true, 1], [false, 0]] as const) {
      network(isThere);
      const caller = new AbortController().signal;
      const watched = watchAttempts(60_000, caller);
      let said = 0;
      const next = watched.middleware(() => Promise.reject(lost));
      await outcomeOf(repeating('once', caller, watched, () => said++, { lost: 0, refused: 0 })(next)('/api/x', {}));
      expect(said).to.equal(times);
    }
  });
});

describe('a call with a session of the page', () => {
  /** What is sent, where the server answers with these statuses. */
  async function sent(statuses: number[], renews: boolean) {
    const [headers, asked] = [[] as unknown[], [] as number[]];
    const session = { get: () => Promise.resolve({ number: 2, headers: { authorization: 'new' } }), renew: (number: number) => (asked.push(number), Promise.resolve(renews)) };
    const next: Next = (_, options) => (headers.push(options.headers), Promise.resolve(new Response(null, { status: statuses.shift() ?? 500 })));
    const { status } = await renewing(session, 1)(next)('/api/x', { headers: { authorization: 'old', 'x-request-id': 'r' } });
    return { status, headers, asked };
  }
  const [old, renewed] = [{ authorization: 'old', 'x-request-id': 'r' }, { authorization: 'new', 'x-request-id': 'r' }];

  it('is sent once more with the new headers after 401', async () => {
    expect(await sent([401, 204], true)).to.deep.equal({ status: 204, headers: [old, renewed], asked: [1] });
  });

  it('is not sent again where nothing was renewed, or for another answer', async () => {
    expect(await sent([401, 200], false)).to.deep.equal({ status: 401, headers: [old], asked: [1] });
    for (const status of [200, 403, 500]) expect(await sent([status, 204], true)).to.deep.equal({ status, headers: [old], asked: [] });
  });

  it('is sent twice at most', async () => {
    expect(await sent([401, 401, 200], true)).to.deep.equal({ status: 401, headers: [old, renewed], asked: [1] });
  });
});
