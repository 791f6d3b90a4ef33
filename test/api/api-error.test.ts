import { expect } from '@open-wc/testing';
import { ApiError, type ApiErrorKind, type Facts, readServerText, tellsError } from '../../src/api/api-error';
import { hasNoCall, lacksCall } from '../../src/api/lacks-call';

const failed = (facts: Partial<Facts> = {}) => new ApiError({ kind: 'network', call: 'POST /posts', requestId: 'r1', ...facts });
const kinds: readonly ApiErrorKind[] = ['network', 'timeout', 'aborted', 'http', 'malformed', 'unsent'];

describe('a failure of the API client', () => {
  it('says the call, what happened and the request, and nothing else', () => {
    expect(failed({ kind: 'http', status: 503, serverText: 'Try later' }).message).to.equal('POST /posts: status 503 (request r1)');
    for (const kind of kinds.filter((each) => each !== 'http')) expect(failed({ kind, status: 200 }).message).to.equal(`POST /posts: ${kind} (request r1)`);
  });

  it('is no write and not offline where nothing is said', () => {
    expect(failed()).to.include({ write: false, offline: false, status: undefined, serverText: undefined, name: 'ApiError' });
  });

  it('is known by its name, also that of another copy of the bundle', () => {
    expect(failed()).to.be.instanceOf(ApiError);
    expect(Object.assign(new Error('of another copy'), { name: 'ApiError' }) instanceof ApiError).to.equal(true);
    for (const other of [new Error('x'), new TypeError('x'), undefined, null, {}, 'ApiError']) expect((other as object) instanceof ApiError).to.equal(false);
  });

  it('leaves unknown whether a write was made unless it was refused or never sent', () => {
    for (const kind of ['network', 'timeout', 'malformed'] as const) {
      expect(failed({ kind, write: true }).outcomeUnknown, kind).to.equal(true);
      expect(failed({ kind, write: true, offline: true }).outcomeUnknown, `${kind}, offline`).to.equal(false);
      expect(failed({ kind }).outcomeUnknown, `${kind} of a read`).to.equal(false);
    }
    for (const kind of ['aborted', 'unsent'] as const) expect(failed({ kind, write: true, status: 503 }).outcomeUnknown, kind).to.equal(false);
  });

  it('leaves it unknown after an answer only where this answer says neither yes nor no', () => {
    const unknown = [...Array(600).keys()].filter((status) => failed({ kind: 'http', status, write: true }).outcomeUnknown);
    expect(unknown).to.deep.equal([201, 202, 203, 204, 205, 206, 502, 503, 504]);
    expect(failed({ kind: 'http', write: true }).outcomeUnknown).to.equal(false);
  });

  it('has no answer where the network or the time ended it', () => {
    expect(kinds.filter((kind) => failed({ kind }).unanswered)).to.deep.equal(['network', 'timeout']);
  });

  it('says that the API has no such call by 404 and 501', () => {
    const status = (code: number) => failed({ kind: 'http', status: code });
    expect([404, 501, 400, 500, 503].map((code) => hasNoCall(status(code)))).to.deep.equal([true, true, false, false, false]);
    expect([undefined, Object.assign(new Error('of somebody else'), { status: 404 })].map(hasNoCall)).to.deep.equal([false, false]);
  });

  it('says that it has another one by an answer that cannot be read', () => {
    expect([failed({ kind: 'malformed' }), failed({ kind: 'http', status: 404 }), failed({ kind: 'http', status: 501 })].map(lacksCall)).to.deep.equal([true, true, true]);
    expect([failed(), failed({ kind: 'http', status: 500 }), Object.assign(new Error('of somebody else'), { kind: 'malformed' })].map(lacksCall)).to.deep.equal([false, false, false]);
  });
});

describe('the words of the server', () => {
  it('[ERR-03] are its error, and its message where that is none', () => {
    expect(readServerText({ error: 'Too late', message: 'x' })).to.equal('Too late');
    expect(readServerText({ message: 'Too late' })).to.equal('Too late');
    expect(readServerText({ error: { code: 7 }, message: 'Too late' })).to.equal('Too late');
  });

  it('are 200 letters at most', () => {
    expect(readServerText({ error: 'x'.repeat(200) })).to.have.length(200);
    expect(readServerText({ error: 'x'.repeat(201) })).to.equal(undefined);
  });

  for (const body of [undefined, null, 7, 'Too late', [], {}, { error: 7 }, { error: '' }, { error: ' \n' }, { message: 7 }]) {
    it(`are none in ${JSON.stringify(body)}`, () => {
      expect(readServerText(body)).to.equal(undefined);
      expect(tellsError(body)).to.equal(false);
    });
  }

  it('tell an error only as such', () => {
    expect(tellsError({ error: 'Too late' })).to.equal(true);
    expect(tellsError({ message: 'Done' })).to.equal(false);
    // A text has fields of its own, but is no object with an error.
    expect(tellsError(Object.assign(() => undefined, { error: 'x' }))).to.equal(false);
  });
});
