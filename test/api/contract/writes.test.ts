import { expect } from '@open-wc/testing';
import type { Call } from '../../../src/api/contract/call';
import { callTable } from '../../../src/api/contract/table';
import { writeOnce } from '../../../src/features/shared/session/write-once';
import { sampleAnswer } from '../../support/sample-answer';
import { failureOf, nameOf, scriptedClient, sendRow } from '../../support/scripted-client';
import { waitUntil } from '../../support/wait-until';

const rows = Object.values(callTable);
const writes = rows.filter(({ retry }) => retry !== 'read');
const reads = rows.filter(({ retry }) => retry === 'read');
const of = (success: Call['success']) => writes.filter((row) => row.success === success);

const json = (body: unknown, status = 200) => () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const text = (body: string | null, status = 200, type = 'text/plain') => () => new Response(body, { status, headers: { 'content-type': type } });

/** What a server may say of a write that succeeded. */
const anySuccess: Readonly<Record<string, () => Response>> = {
  '200 with {}': json({}),
  '200 with an empty body': text(''),
  '200 with null': json(null),
  '200 with true': json(true),
  '200 with a list': json([]),
  '200 with a text': text('OK'),
  '200 with JSON of another shape': json({ message: 7, error: null, data: { id: 1 } }),
  '201 with what was made': json({ id: 5 }, 201),
  '201 with an empty body': text('', 201),
  '202': json({}, 202),
  '204': text(null, 204),
  '205': text(null, 205),
};

describe('writes of the contract', () => {
  it('[API-07] [API-15] [API-38] names, row by row, whose success is any 2xx: the writes whose answer is not shown', () => {
    expect(of('acknowledged').map(nameOf).sort()).to.deep.equal([
      'DELETE /collection-links/delete-collection/{id}',
      'POST /1.0/affiliate/request-otp',
      'POST /1.0/affiliate/resend-otp',
      'POST /auth/login/event',
      'POST /auth/post-login-event',
      'POST /auth/resend-otp',
      'POST /home/facebook-onboarding',
      'POST /home/instagram-onboarding',
      'POST /home/send-custom-word',
      'POST /v1/analytics/events',
      'POST /v1/user-bank-details',
      'POST /v1/user-bank-details/consent',
      'POST /v1/user-bank-details/otp',
      'PUT /collection-links/update-collection/{id}',
      'PUT /home/delete/{id}',
      'PUT /home/update-custom-word-status/{id}',
    ]);
    expect(of('2xx').map(nameOf).sort()).to.deep.equal([
      'POST /collection-links/create-collection', 'POST /post-linking/user-auto-dm-post/create',
    ]);
    expect(of('200').map(nameOf).sort()).to.deep.equal([
      'POST /auth/login', 'POST /auth/request-otp', 'POST /collection-links/qr/generate', 'PUT /home/auto-dm-toggle',
    ]);
    expect(reads.filter(({ success }) => success !== '200').map(nameOf)).to.deep.equal([]);
  });

  for (const [what, answer] of Object.entries(anySuccess)) {
    it(`takes ${what} for success of every write whose answer is not shown`, async () => {
      const refused: string[] = [];
      for (const row of of('acknowledged')) {
        await sendRow(scriptedClient(answer).client, row).catch(() => refused.push(nameOf(row)));
      }
      expect(refused).to.deep.equal([]);
    });
  }

  it('an error text in an answer of success is a no, and a known one, of every write', async () => {
    for (const row of writes) {
      const error = await failureOf(sendRow(scriptedClient(json({ error: 'does not exist' })).client, row));
      expect([nameOf(row), error.kind, error.status, error.outcomeUnknown]).to.deep.equal([nameOf(row), 'http', 200, false]);
      expect(error.serverText).to.equal(undefined);
    }
  });

  it('a create whose answer is shown may say 201 with it', async () => {
    for (const row of of('2xx')) await sendRow(scriptedClient(json(sampleAnswer(row.response), 201)).client, row);
  });

  it('a status that the specification names stays strict: login steps, the switch, QR codes and every read', async () => {
    for (const row of [...of('200'), ...reads]) {
      const body = row.blob ? {} : sampleAnswer(row.response);
      for (const status of [201, 202, 204]) {
        const answer = status === 204 ? text(null, 204) : json(body, status);
        const error = await failureOf(sendRow(scriptedClient(answer).client, row));
        expect([nameOf(row), error.kind, error.status]).to.deep.equal([nameOf(row), 'http', status]);
      }
    }
  });
});

const html = '<!doctype html><title>Bad gateway</title>';
/** Answers that do not say no. */
const unknown: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'a lost connection': () => Promise.reject(new TypeError('Failed to fetch')),
  '502': text(html, 502, 'text/html'),
  '503': json({}, 503),
  '504': text('', 504),
  'an HTML page': text(html, 200, 'text/html'),
};
/** Further ones, where the answer is shown. */
const unreadable: Readonly<Record<string, () => Response>> = {
  'truncated JSON': text('{"collection":{"id":"c', 200, 'application/json'),
  'an empty 200': text(''),
  'a 200 of another shape': json({ id: {} }),
  'a 201 of another shape': json({ id: {} }, 201),
  '202': json({}, 202),
  '204': text(null, 204),
};
/** Answers that say no. */
const refusals = [400, 401, 403, 404, 409, 410, 422, 429, 500].map((status) => [status, json({ error: 'No' }, status)] as const);

describe('the outcome of a write', () => {
  const outcomes = async (table: readonly Call[], answer: () => Response | Promise<Response>, options = {}) => {
    const errors = await Promise.all(table.map((row) => failureOf(sendRow(scriptedClient(answer, options).client, row))));
    return errors.map(({ outcomeUnknown }, index) => `${nameOf(table[index] as Call)}: ${outcomeUnknown ? 'unknown' : 'known'}`);
  };
  const expected = (table: readonly Call[], outcome: string) => table.map((row) => `${nameOf(row)}: ${outcome}`);
  const shown = writes.filter(({ success }) => success !== 'acknowledged');

  for (const [what, answer] of Object.entries(unknown)) {
    it(`is unknown after ${what}, of every write`, async () => {
      expect(await outcomes(writes, answer)).to.deep.equal(expected(writes, 'unknown'));
    });
  }
  it('is unknown after a time-out, of every write', async () => {
    expect(await outcomes(writes, () => new Promise(() => undefined), {
      timeoutMs: 20,
      fetch: (_: unknown, init?: RequestInit) => new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
    })).to.deep.equal(expected(writes, 'unknown'));
  });
  for (const [what, answer] of Object.entries(unreadable)) {
    it(`is unknown after ${what}, where the answer is shown`, async () => {
      expect(await outcomes(shown, answer)).to.deep.equal(expected(shown, 'unknown'));
    });
  }
  for (const [status, answer] of refusals) {
    it(`is known after ${status}`, async () => {
      expect(await outcomes(writes, answer)).to.deep.equal(expected(writes, 'known'));
    });
  }
  it('is no question of a read', async () => {
    const table = reads.filter(({ blob }) => !blob);
    expect(await outcomes(table, text(html, 200, 'text/html'))).to.deep.equal(expected(table, 'known'));
  });
});

describe('the Idempotency-Key', () => {
  const keysOf = (sent: readonly { headers: Headers }[]) => sent.map(({ headers }) => headers.get('idempotency-key'));
  const unsafe = writes.filter(({ retry }) => retry === 'never');
  const fails = () => Promise.reject(new TypeError('Failed to fetch'));

  it('goes, row by row, with every write that must not happen twice, whoever sends it, and with no other call', async () => {
    const keyed: string[] = [];
    for (const row of rows) {
      const { client, sent } = scriptedClient(json(null));
      await sendRow(client, row).catch(() => undefined);
      if (keysOf(sent)[0] !== null) keyed.push(nameOf(row));
    }
    // By name: a write that is marked as harmless by mistake must not leave this list unnoticed.
    expect(keyed.sort()).to.deep.equal([
      'POST /1.0/affiliate/request-otp',
      'POST /1.0/affiliate/resend-otp',
      'POST /auth/login',
      'POST /auth/login/event',
      'POST /auth/post-login-event',
      'POST /auth/request-otp',
      'POST /auth/resend-otp',
      'POST /collection-links/create-collection',
      'POST /collection-links/qr/generate',
      'POST /home/facebook-onboarding',
      'POST /home/instagram-onboarding',
      'POST /home/send-custom-word',
      'POST /post-linking/user-auto-dm-post/create',
      'POST /v1/analytics/events',
      'POST /v1/user-bank-details',
      'POST /v1/user-bank-details/consent',
      'POST /v1/user-bank-details/otp',
    ]);
    expect(unsafe.map(nameOf).sort()).to.deep.equal(keyed);
    expect(writes.filter(({ retry }) => retry === 'once').map(nameOf).sort()).to.deep.equal([
      'DELETE /collection-links/delete-collection/{id}', 'PUT /collection-links/update-collection/{id}', 'PUT /home/auto-dm-toggle', 'PUT /home/delete/{id}',
      'PUT /home/update-custom-word-status/{id}',
    ]);
    expect(reads.filter(({ method }) => method !== 'GET').map(nameOf).sort()).to.deep.equal([
      'POST /home/listing', 'POST /perf/v2/overview', 'POST /perf/v2/post-details', 'POST /perf/v2/posts-data',
      'POST /v1/performance/daily', 'POST /v1/performance/perf/overview', 'POST /v1/performance/perf/post-data',
    ]);
  });

  it('is another one for another intent', async () => {
    const { client, sent } = scriptedClient(json({}));
    const [row] = of('acknowledged').filter(({ retry }) => retry === 'never') as [Call];
    const writing = writeOnce(client, row);
    for (let turn = 0; turn < 3; turn++) await writing.send({ body: { keyword: 'saree' } } as never);
    expect(new Set(keysOf(sent)).size).to.equal(3);
  });

  const kept: Readonly<Record<string, () => Response | Promise<Response>>> = { ...unknown, 'truncated JSON': text('{"a', 200, 'application/json') };
  for (const [what, answer] of Object.entries(kept)) {
    it(`is kept after ${what}, for the same input, until the outcome is known`, async () => {
      for (const row of unsafe.filter(({ success }) => success !== 'acknowledged' || what !== 'truncated JSON')) {
        const answers = [answer, answer, json(sampleAnswer(row.response)), json(sampleAnswer(row.response))];
        const { client, sent } = scriptedClient(() => (answers.shift() ?? fails)());
        const writing = writeOnce(client, row);
        const send = (name: string) => writing.send({ params: { id: 'p1' }, body: { name } } as never).catch(() => undefined);
        for (let turn = 0; turn < 4; turn++) await send('the same');
        const [first, second, third, fourth] = keysOf(sent);
        expect([nameOf(row), second, third]).to.deep.equal([nameOf(row), first, first]);
        expect(fourth).to.not.equal(first);
      }
    });
  }

  it('is given up where the server said no, and where the input is another one', async () => {
    for (const row of unsafe) {
      const answers = [json({ error: 'No' }, 400), json({}, 503), json({}, 503)];
      const { client, sent } = scriptedClient(() => (answers.shift() ?? fails)());
      const writing = writeOnce(client, row);
      for (const name of ['one', 'one', 'two']) await writing.send({ params: { id: 'p1' }, body: { name } } as never).catch(() => undefined);
      expect([nameOf(row), new Set(keysOf(sent)).size]).to.deep.equal([nameOf(row), 3]);
    }
  });

  it('is kept by what was stopped on its way, which may have arrived', async () => {
    const { client, sent } = scriptedClient(() => new Promise(() => undefined), {
      fetch: (url, init) => new Promise((_resolve, reject) => {
        sent.push({ url: String(url), headers: new Headers(init?.headers) });
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
    });
    const writing = writeOnce(client, unsafe[0] as Call);
    for (let turn = 0; turn < 2; turn++) {
      const stop = new AbortController();
      const sending = writing.send({ body: {} } as never, stop.signal).catch(() => undefined);
      await waitUntil(() => sent.length === turn + 1, 'it is on its way');
      stop.abort();
      await sending;
    }
    const [first, second, ...more] = keysOf(sent);
    expect(first).to.be.a('string');
    expect([second, more]).to.deep.equal([first, []]);
  });
});
