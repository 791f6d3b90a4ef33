import { expect } from '@open-wc/testing';
import { getRegistrationInfo, getUserProfile, requestOtp } from '../../src/api/contract/auth';
import { createCollection, downloadQrCode, generateQrCode, getPublicCollection, listCollections } from '../../src/api/contract/collections';
import { deletePost, getProfile, listAutoDmPosts } from '../../src/api/contract/home';
import type { Call } from '../../src/api/contract/call';
import { createRuntime } from '../../src/runtime';
import { pretend, restoreDevice } from '../support/device';
import { failureOf, scriptedClient, sendRow, type SentRequest } from '../support/scripted-client';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const posts = { auto_dm_posts: [], total_pages: 0, total_count: 0 };

describe('client', () => {
  it('[API-01] [API-03] [API-05] sends credentials and the client id to paths under /api', async () => {
    const { client, sent } = scriptedClient([json(200, { isUserRegistered: true })]);
    await client.send(getRegistrationInfo, { query: { user_id: 'u 1' } });
    expect(sent[0]?.url).to.equal('/api/auth/registration-info?user_id=u+1');
    expect(sent[0]?.credentials).to.equal('include');
    expect(sent[0]?.headers.get('app-client-id')).to.equal('test');
  });

  it('[API-04] [NATIVE-03] sends all auth headers of a webview', async () => {
    const auth = { 'APP-USER-ID': '7', 'App-Version-Code': '120', Authorization: 'Bearer x', Xo: 'y' };
    const { client, sent } = scriptedClient([json(200, {})], { headers: () => Promise.resolve(auth) });
    await client.send(getProfile, {});
    const headers = sent[0]?.headers;
    for (const [name, value] of Object.entries(auth)) expect(headers?.get(name)).to.equal(value);
  });

  it('[API-02] gives up after the time limit and says so', async () => {
    const { client } = scriptedClient([], {
      timeoutMs: 20,
      fetch: (_, init) => new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
    });
    const error = await failureOf(client.send(requestOtp, { body: { phone_number: '9876543210', instanceId: 'i' } }));
    expect(error.kind).to.equal('timeout');
    expect(error.outcomeUnknown).to.equal(true);
  });

  it('[API-02] gives up after 5 seconds where nothing else is said, as every element runs it', async () => {
    const { setTimeout: real } = window;
    const limits: unknown[] = [];
    // Time flies: what would run after at least five seconds runs at once.
    window.setTimeout = ((run: () => void, ms = 0) => (limits.push(ms), real(run, ms >= 5000 ? 0 : ms))) as typeof window.setTimeout;
    try {
      const never: typeof fetch = (_, init) => new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
      const { client } = createRuntime({ apiBase: '/api', fetch: never });
      const error = await failureOf(client.send(requestOtp, { body: { phone_number: '9876543210', instanceId: 'i' } }));
      expect(error.kind).to.equal('timeout');
    } finally {
      window.setTimeout = real;
    }
    expect(limits).to.deep.equal([5000]);
  });

  it('a slow drip of a body is cut off by the same limit', async () => {
    const { client } = scriptedClient([], {
      timeoutMs: 20,
      fetch: (_, init) => Promise.resolve(new Response(new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{'));
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
        },
      }))),
    });
    const error = await failureOf(client.send(requestOtp, { body: { phone_number: '9876543210', instanceId: 'i' } }));
    expect(error.kind).to.equal('timeout');
  });

  for (const status of [400, 409, 500]) {
    it(`[ERR-03] keeps the server's words on ${status}`, async () => {
      const { client } = scriptedClient([json(status, { error: 'Too many links today' })]);
      const error = await failureOf(client.send(deletePost, { params: { id: '1' } }));
      expect(error.serverText).to.equal('Too many links today');
      expect(error.status).to.equal(status);
    });

    it(`[ERR-04] has no words for ${status} without an error text`, async () => {
      const { client } = scriptedClient([json(status, { oops: 1 })]);
      expect((await failureOf(client.send(deletePost, { params: { id: '1' } }))).serverText).to.equal(undefined);
    });
  }

  it('keeps the server\'s words on any refusal of an OTP, but not on a failure of the server', async () => {
    for (const [status, text] of [[429, 'Wait a minute'], [403, 'Wait a minute'], [503, undefined]] as const) {
      const { client } = scriptedClient([json(status, { error: 'Wait a minute' })]);
      const error = await failureOf(client.send(requestOtp, { body: { phone_number: '9876543210', instanceId: 'i' } }));
      expect(error.serverText, String(status)).to.equal(text);
    }
    const { client } = scriptedClient([json(429, { error: 'Wait a minute' })]);
    expect((await failureOf(client.send(deletePost, { params: { id: '1' } }))).serverText, 'another call').to.equal(undefined);
  });

  it('drops words that are too long, are not text or come with another status', async () => {
    for (const answer of [json(400, { error: 'x'.repeat(201) }), json(400, { error: { a: 1 } }), json(404, { error: 'no' })]) {
      const { client } = scriptedClient([answer]);
      expect((await failureOf(client.send(deletePost, { params: { id: '1' } }))).serverText).to.equal(undefined);
    }
  });

  it('never carries a body in its message, and always a request id', async () => {
    const { client, sent } = scriptedClient([new Response('<h1>secret</h1>', { status: 500 })]);
    const error = await failureOf(client.send(deletePost, { params: { id: 'private-id' } }));
    expect(error.message).to.not.contain('secret').and.not.contain('private-id');
    expect(error.requestId).to.equal(sent[0]?.headers.get('x-request-id'));
  });

  it('[ERR-08] leaves a 401 of the public collection to the page', async () => {
    const { client, expired } = scriptedClient([json(401, { error: 'no' })]);
    const error = await failureOf(client.send(getPublicCollection, { params: { id: '7' }, query: { collectionType: 'normal' } }));
    expect(error.status).to.equal(401);
    expect(expired).to.have.length(0);
  });

  it('is not fooled by the exempt path inside another path', async () => {
    const { client, expired } = scriptedClient([json(401, {})]);
    await failureOf(client.send(deletePost, { params: { id: '/v1/collection/' } }));
    expect(expired).to.have.length(1);
  });

  it('a wrong OTP is not the end of a session', async () => {
    const { client, expired } = scriptedClient([json(401, { error: 'The OTP is not correct' })]);
    const error = await failureOf(client.send(requestOtp, { body: { phone_number: '9876543210', instanceId: 'i' } }));
    expect(error.serverText).to.equal('The OTP is not correct');
    expect(expired).to.have.length(0);
  });

  it('tells which session a 401 belongs to', async () => {
    const seen: number[] = [];
    let session = 4;
    const { client } = scriptedClient([json(401, {})], {
      sessionNumber: () => session,
      onUnauthorized: (_, number) => (seen.push(number), session++),
    });
    await Promise.all([failureOf(client.send(getProfile, {})), failureOf(client.send(getProfile, {}))]);
    expect(seen).to.deep.equal([4, 4]);
  });

  it('does not try again after ten seconds in all', async () => {
    const { now } = Date;
    let late = 0;
    Date.now = () => now() + late;
    try {
      const sent: string[] = [];
      const { client } = scriptedClient([], { fetch: (url) => {
        sent.push(String(url));
        late += 4_900;
        return Promise.resolve(json(503, {}));
      } });
      expect((await failureOf(client.send(listAutoDmPosts, { body: { page_index: 0, page_size: 20 } }))).status).to.equal(503);
      expect(sent).to.have.length(2);
    } finally {
      Date.now = now;
    }
  });

  it('reads twice more after 503 and a broken connection', async () => {
    const { client, sent } = scriptedClient([json(503, {}), new TypeError('reset'), json(200, posts)]);
    const result = await client.send(listAutoDmPosts, { body: { page_index: 0, page_size: 3 } });
    expect(result.total_count).to.equal(0);
    expect(sent).to.have.length(3);
  });

  it('never sends a create twice', async () => {
    const { client, sent } = scriptedClient([json(503, {})]);
    const body = {
      collection: { name: 'Diwali', platform: 'INSTAGRAM_STORIES' as const },
      product_details_list: [],
      is_auto_dm_enable_flow: false,
    };
    await failureOf(client.send(createCollection, { body }, { idempotencyKey: 'k1' }));
    expect(sent).to.have.length(1);
    expect(sent[0]?.headers.get('idempotency-key')).to.equal('k1');
  });

  it('waits as long as Retry-After says before it reads again', async () => {
    const { client, sent } = scriptedClient([json(429, {}, { 'retry-after': '0' }), json(200, {})]);
    await client.send(getProfile, {});
    expect(sent).to.have.length(2);
  });

  it('does not wait for a Retry-After of more than 30 seconds', async () => {
    const { client, sent } = scriptedClient([json(429, {}, { 'retry-after': '31' })]);
    expect((await failureOf(client.send(getProfile, {}))).status).to.equal(429);
    expect(sent).to.have.length(1);
  });

  it('reports its own abort as such and stops trying', async () => {
    const abort = new AbortController();
    const { client, sent } = scriptedClient([json(503, {})]);
    const sending = failureOf(client.send(getProfile, {}, { signal: abort.signal }));
    abort.abort();
    expect((await sending).kind).to.equal('aborted');
    expect(sent.length).to.be.lessThan(2);
  });

  it('drops a bad item of a list, counts it and keeps the rest', async () => {
    const { client, notes } = scriptedClient([json(200, {
      collections: [{ id: '1', name: 'A', platform: 'YOUTUBE' }, { id: {}, name: null }, { id: '3', name: 'C', platform: 'FACEBOOK' }],
      total_pages: 1,
      total_count: 3,
    })]);
    const { collections } = await client.send(listCollections, {
      query: { page_index: 0, page_size: 20, collection_type: 'AFFILIATE_LINKS' },
    });
    expect(collections.map(({ id }) => id)).to.deep.equal(['1', '3']);
    expect(notes.join()).to.contain('dropped 1');
  });

  for (const [what, response] of [
    ['cut-off JSON', new Response('{"total_pages":', { headers: { 'content-type': 'application/json' } })],
    ['an HTML page', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['a wrong type', json(200, { ...posts, auto_dm_posts: 'many' })],
    ['a list instead of an object', json(200, [])],
  ] as const) {
    it(`takes ${what} for a failure`, async () => {
      const { client } = scriptedClient([response]);
      const error = await failureOf(client.send(listAutoDmPosts, { body: { page_index: 0, page_size: 3 } }));
      expect(error.kind).to.equal('malformed');
    });
  }

  it('takes a 204 of a read for a failure', async () => {
    const { client } = scriptedClient([new Response(null, { status: 204 })]);
    expect((await failureOf(client.send(getProfile, {}))).kind).to.equal('http');
  });

  it('takes an exception of the headers function for a failure that screens can tell, and notes its class alone', async () => {
    for (const thrown of [new RangeError('a token is in here'), 'a text', undefined]) {
      const { client, sent, notes } = scriptedClient([json(200, {})], { headers: () => Promise.reject(thrown as Error) });
      const error = await failureOf(client.send(getProfile, {}));
      expect([error.kind, error.outcomeUnknown, sent.length]).to.deep.equal(['unsent', false, 0]);
      expect(notes).to.have.length(1);
      expect(notes[0]).to.match(/^GET \/home\/profile-data: not sent because of (RangeError|an exception) \(request /);
    }
    const thrower = scriptedClient([], { headers: () => { throw new TypeError('at once'); } });
    expect((await failureOf(thrower.client.send(deletePost, { params: { id: '1' } }))).kind).to.equal('unsent');
  });

  it('takes a body that cannot be written for a failure as well', async () => {
    const { client, sent } = scriptedClient([json(200, {})]);
    const body: Record<string, unknown> = { phone_number: '9876543210', instanceId: 'i' };
    body['again'] = body;
    expect((await failureOf(client.send(requestOtp, { body: body as never }))).kind).to.equal('unsent');
    expect(sent).to.have.length(0);
  });

  it('writes an id of half a character into a path without an exception', async () => {
    const { client, sent } = scriptedClient([json(200, {})]);
    await client.send(deletePost, { params: { id: 'a\ud800b/ü😀' } });
    expect(sent[0]?.url).to.equal('/api/home/delete/a%EF%BF%BDb%2F%C3%BC%F0%9F%98%80');
  });

  describe('sends', () => {
    /** What reaches `fetch` of a call. */
    async function requestOf(send: (client: ReturnType<typeof scriptedClient>['client']) => Promise<unknown>) {
      const seen: { url: string; init: RequestInit }[] = [];
      const { client } = scriptedClient([], { fetch: (url, init) => (seen.push({ url: String(url), init: init ?? {} }), Promise.resolve(json(200, {}))) });
      await send(client).catch(() => undefined);
      return seen[0] ?? { url: '', init: {} };
    }

    it('no redirect on, so that a login page is never read as an answer', async () => {
      expect((await requestOf((client) => client.send(getProfile, {}))).init.redirect).to.equal('manual');
    });

    it('a body and its type with what changes something, and neither with a read', async () => {
      const write = await requestOf((client) => client.send(createCollection, { body: { a: 1 } as never }));
      expect([write.init.body, new Headers(write.init.headers).get('content-type')]).to.deep.equal(['{"a":1}', 'application/json']);
      const read = await requestOf((client) => client.send(getProfile, {}));
      expect([read.init.body, new Headers(read.init.headers).get('content-type')]).to.deep.equal([undefined, null]);
    });

    it('no parameter that is undefined, and a path whose parameter is missing', async () => {
      expect((await requestOf((client) => client.send(listCollections, { query: { page: 2, search: undefined } as never }))).url).to.match(/\?page=2$/);
      expect((await requestOf((client) => client.send(listCollections, { query: { search: undefined } as never }))).url).to.not.contain('?');
      expect((await requestOf((client) => client.send(getPublicCollection, {} as never))).url).to.equal('/api/v1/collection/');
    });

    it('a key with what must not be made twice, and with no other call', async () => {
      const keyOf = async (call: Call) => new Headers((await requestOf((client) => sendRow(client, call))).init.headers).get('idempotency-key');
      expect(await keyOf(createCollection)).to.match(/^[\w-]{8,}$/);
      expect([await keyOf(getProfile), await keyOf(deletePost)]).to.deep.equal([null, null]);
    });

    it("by the page's own fetch where none is given", async () => {
      const asked: string[] = [];
      pretend(window, 'fetch', (url: string) => (asked.push(url), Promise.resolve(json(200, {}))));
      try {
        await scriptedClient([], { fetch: undefined }).client.send(getProfile, {});
      } finally {
        restoreDevice();
      }
      expect(asked).to.have.length(1);
    });
  });

  it('asks no server where somebody answers in its place', async () => {
    const { client, sent } = scriptedClient([json(500, {})]);
    expect(await client.send(getProfile, {}, { answered: ({ path }) => ({ path }) as never })).to.deep.equal({ path: getProfile.path });
    expect(sent).to.have.length(0);
  });

  it('hands on the checked answer, without what the contract does not name', async () => {
    const answers: unknown[] = [];
    const { client } = scriptedClient([json(200, { isUserRegistered: 'true', secret: 1 })]);
    await client.send(getRegistrationInfo, { query: { user_id: 'u' } }, { onAnswer: ({ path }, answer) => answers.push(path, answer) });
    expect(answers).to.deep.equal(['/auth/registration-info', { isUserRegistered: true }]);
  });

  it('knows its last failure', async () => {
    const { client } = scriptedClient([json(500, {}), json(404, {}), json(200, {})]);
    expect(client.failure()).to.equal(undefined);
    const first = await failureOf(client.send(getProfile, {}));
    expect(client.failure()).to.equal(first);
    const second = await failureOf(client.send(getProfile, {}));
    await client.send(getProfile, {});
    expect([client.failure() === second, second.status]).to.deep.equal([true, 404]);
  });

  it('[ERR-07] ends the session by a 401 alone, also by that of the profile of the login', async () => {
    for (const [status, call, times] of [[401, getUserProfile, 1], [401, getProfile, 1], [500, getProfile, 0], [403, getProfile, 0], [401, getRegistrationInfo, 0]] as const) {
      const { client, expired } = scriptedClient([json(status, {})]);
      await failureOf(client.send(call, { query: { user_id: 'u' } } as never));
      expect(expired.length, `${status} of ${call.path}`).to.equal(times);
    }
  });

  it('tells which session an answer belongs to, if it belongs to one', async () => {
    for (const [call, told] of [[getProfile, [4]], [getUserProfile, [4]], [getRegistrationInfo, []], [downloadQrCode, []]] as const) {
      const accepted: number[] = [];
      const { client } = scriptedClient([json(200, { isUserRegistered: true })], { sessionNumber: () => 4, onAccepted: (number) => accepted.push(number) });
      await client.send(call, { query: { user_id: 'u', url: 'https://a.example/q.png' } } as never).catch(() => undefined);
      expect(accepted, call.path).to.deep.equal(told);
    }
  });

  it('gives the bytes of a picture as they are', async () => {
    const { client } = scriptedClient([new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })]);
    const picture: unknown = await client.send(downloadQrCode, { query: { url: 'https://a.example/q.svg' } });
    expect(picture).to.be.instanceOf(Blob);
    expect(await (picture as Blob).text()).to.equal('<svg/>');
  });

  it('takes a redirect for the end of the session, of a picture and during the login for a failure of the network', async () => {
    const elsewhere = () => Promise.resolve(Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' }));
    for (const [call, kind, times] of [[getProfile, 'http', 1], [downloadQrCode, 'network', 0], [getRegistrationInfo, 'network', 0]] as const) {
      const { client, expired } = scriptedClient(elsewhere);
      const failure = await failureOf(client.send(call, { query: { user_id: 'u', url: 'https://a.example/q.png' } } as never));
      expect([failure.kind, failure.offline, expired.length], call.path).to.deep.equal([kind, false, times]);
    }
  });

  it('takes any success for an acknowledgement, and 200 alone for an answer', async () => {
    const { client } = scriptedClient([new Response(null, { status: 204 })]);
    expect(await client.send(deletePost, { params: { id: 'p1' } } as never)).to.deep.equal({});
    expect(await failureOf(client.send(getProfile, {}))).to.include({ kind: 'http', status: 204, write: false });
    expect(await failureOf(client.send(generateQrCode, { body: { collection_id: 'c' } }))).to.include({ kind: 'http', status: 204, write: true });
  });

  it('is aborted by a caller who leaves while the answer comes', async () => {
    const leaving = new AbortController();
    const { client } = scriptedClient(() => (leaving.abort(), Promise.resolve(json(200, {}))));
    expect((await failureOf(client.send(getProfile, {}, { signal: leaving.signal }))).kind).to.equal('aborted');
  });

  it('says of what was not sent whether the device was offline', async () => {
    for (const isThere of [true, false]) {
      pretend(navigator, 'onLine', isThere);
      const { client } = scriptedClient([], { headers: () => Promise.reject(new Error('x')) });
      const failure = await failureOf(client.send(getProfile, {}));
      restoreDevice();
      expect([failure.kind, failure.offline]).to.deep.equal(['unsent', !isThere]);
    }
  });

  it('[API-02] repeats ten calls in all after lost connections, until answers are good again', async () => {
    const { setTimeout: begin } = window;
    pretend(window, 'setTimeout', (act: () => void) => begin(act)); // no pause
    const { client, sent } = scriptedClient([new TypeError('Failed to fetch')]);
    for (let call = 0; call < 8; call++) await failureOf(client.send(getProfile, {}, { signal: new AbortController().signal }));
    restoreDevice();
    expect(sent).to.have.length(18);
  });

  describe('with a session of the page', () => {
    const session = (renews: boolean) => {
      const told: number[] = [];
      return { told, get: () => Promise.resolve({ headers: { authorization: `t${told.length}` }, number: told.length }), renew: (of: number) => (told.push(of), Promise.resolve(renews)) };
    };
    const sentAs = (sent: SentRequest[]) => sent.map(({ headers }) => headers.get('authorization'));

    it('sends a refused call once more with the new headers, a creation with its key', async () => {
      const own = session(true);
      const { client, sent, expired } = scriptedClient([json(401, {}), json(200, { collection_id: 'c' })], { session: own });
      await client.send(createCollection, { body: {} as never }, { idempotencyKey: 'k1' }).catch(() => undefined);
      expect(sentAs(sent)).to.deep.equal(['t0', 't1']);
      expect(sent.map(({ headers }) => headers.get('idempotency-key'))).to.deep.equal(['k1', 'k1']);
      expect([own.told, expired.length]).to.deep.equal([[0], 0]);
    });

    it('ends it where the second answer is 401 as well, or nothing was renewed', async () => {
      for (const [renews, times] of [[true, 2], [false, 1]] as const) {
        const own = session(renews);
        const { client, sent, expired } = scriptedClient([json(401, {})], { session: own });
        expect((await failureOf(client.send(getProfile, {}))).status).to.equal(401);
        expect([sent.length, own.told, expired.length]).to.deep.equal([times, [0], 1]);
      }
    });

    it('renews nothing for a call whose 401 says nothing about the session', async () => {
      const own = session(true);
      const { client, sent } = scriptedClient([json(401, {})], { session: own });
      await failureOf(client.send(requestOtp, { body: { phone_number: '9876543210', instanceId: 'i' } }));
      expect([sent.length, own.told]).to.deep.equal([1, []]);
    });

    it('fails without a trace of what the page threw where there are no headers', async () => {
      const { client, sent } = scriptedClient([json(200, {})], { session: { get: () => Promise.reject(new Error('Bearer secret')), renew: () => Promise.resolve(false) } });
      const error = await failureOf(client.send(getProfile, {}));
      expect([error.kind, sent.length, `${error.message} ${String(error.cause)}`.includes('secret')]).to.deep.equal(['unsent', 0, false]);
    });
  });
});
