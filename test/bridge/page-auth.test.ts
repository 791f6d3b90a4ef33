import { expect } from '@open-wc/testing';
import type { ApiError } from '../../src/api/api-error';
import { getProfile } from '../../src/api/contract/home';
import type { AuthInfo } from '../../src/bridge/host';
import { type CreatorConfig, createRuntime } from '../../src/runtime';
import { restoreDevice } from '../support/device';
import { holdTimers } from '../support/held-timers';

/** A page that gives the session by `getAuth`; records the headers of what is sent. */
function page(config: CreatorConfig) {
  const sent: Headers[] = [];
  const runtime = createRuntime({
    ephemeral: true,
    fetch: (_, init) => {
      sent.push(new Headers(init?.headers));
      return Promise.resolve(Response.json({ user_id: 'u1' }));
    },
    ...config,
  });
  const failure = () => runtime.client.send(getProfile, {}).then(() => 'sent', ({ kind }: ApiError) => kind);
  return { sent, failure };
}

describe('the session that a page gives by getAuth', () => {
  afterEach(restoreDevice);

  it('is nobody’s if the page answers nothing, and is asked for again', async () => {
    const answers: unknown[] = [undefined, null, { 'APP-USER-ID': 'u1' }];
    const { sent, failure } = page({ getAuth: () => Promise.resolve(answers.shift() as AuthInfo) });
    for (let count = 0; count < 3; count++) expect(await failure()).to.equal('sent');
    expect(sent.map((headers) => headers.get('app-user-id') || null)).to.deep.equal([null, null, 'u1']);
  });

  it('is waited for as long as a call may take, and not longer', async () => {
    const timers = holdTimers(10_000);
    const { sent, failure } = page({ getAuth: () => new Promise(() => {}) });
    const failed = failure();
    await timers.pass();
    expect([await failed, sent.length]).to.deep.equal(['unsent', 0]);
  });

  it('has no header for what the page does not know', async () => {
    const auth = { 'APP-USER-ID': 7, Authorization: null, 'App-Version': undefined } as unknown as AuthInfo;
    const { sent, failure } = page({ getAuth: () => Promise.resolve(auth) });
    expect(await failure()).to.equal('sent');
    expect(['app-user-id', 'authorization', 'app-version'].map((name) => sent[0]?.get(name) ?? null)).to.deep.equal(['7', null, null]);
  });

  it('and the client’s name are not sent if they cannot be headers, which is no failure of the network', async () => {
    for (const config of [{ clientId: 'दुकान' }, { getAuth: () => Promise.resolve({ 'APP-USER-ID': 'आशा' }) }]) {
      const { sent, failure } = page(config);
      expect([await failure(), sent.length]).to.deep.equal(['unsent', 0]);
    }
  });
});
