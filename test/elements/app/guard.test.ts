import { expect } from '@open-wc/testing';
import { checkGuard, openRoutes } from '../../../elements/app/guard';
import { profileStore } from '../../../src/features/shared/session/profile-store';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { createRuntime, type CreatorConfig } from '../../../src/runtime';
import type { Host } from '../../../src/bridge/host';
import { createAnsweringFetch } from '../../support/answering-fetch';

const path = '/home/profile-data';

function start(config: CreatorConfig = {}, user = '') {
  const net = createAnsweringFetch();
  const runtime = createRuntime({ ephemeral: true, fetch: net.fetch, ...config });
  if (user) runtime.use(sessionStore).signIn(user);
  const profile = runtime.use(profileStore);
  return { net, runtime, profile, check: async () => checkGuard(runtime) };
}

/** The verdict with an answer to the profile request. */
async function verdictOf({ net, check }: ReturnType<typeof start>, status = 200) {
  const checked = check();
  (await net.at(path)).answer({}, status);
  return (await checked).verdict;
}

const app = (auth: object, kind: 'ios' | 'android', minimumVersion?: { ios?: number; android?: number }): CreatorConfig =>
  ({ host: { kind, getAuth: () => Promise.resolve(auth) } as unknown as Host, minimumVersion });

describe('who may see a guarded page', () => {
  it('is open: the login, the reels and a public collection', () => {
    expect([...openRoutes]).to.deep.equal(['login', 'reels', 'collection']);
  });

  it('a creator with a user id and a profile', async () => {
    expect(await verdictOf(start({}, 'asha'))).to.equal('pass');
  });

  it('nobody without a user id, before the profile is asked for', async () => {
    const { net, check } = start();
    expect([await check(), net.asked.length]).to.deep.equal([{ verdict: 'login' }, 0]);
  });

  it('anybody with a profile where the page manages the session', async () => {
    expect(await verdictOf(start({ getHeaders: () => ({}) }))).to.equal('pass');
  });

  for (const [what, config, verdict] of [
    ['without a user id', app({ 'App-Version-Code': '9' }, 'ios'), 'login'],
    ['that is too old on iOS', app({ 'APP-USER-ID': 'asha', 'App-Version-Code': '4' }, 'ios', { ios: 5, android: 1 }), 'update'],
    ['that is too old on Android', app({ 'APP-USER-ID': 'asha', 'App-Version-Code': '4' }, 'android', { ios: 1, android: 5 }), 'update'],
    ['that cannot say who it is', { host: { kind: 'ios', getAuth: () => Promise.reject(new Error('no')) } as unknown as Host }, 'login'],
  ] as [string, CreatorConfig, string][]) {
    it(`no creator of an app ${what}`, async () => {
      const { net, check } = start(config);
      expect([await check(), net.asked.length]).to.deep.equal([{ verdict }, 0]);
    });
  }

  it('the creator of an app that is new enough', async () => {
    expect(await verdictOf(start(app({ 'APP-USER-ID': 'asha', 'App-Version-Code': '5' }, 'ios', { ios: 5, android: 9 })))).to.equal('pass');
    expect(await verdictOf(start(app({ 'APP-USER-ID': 'asha', 'App-Version-Code': '5' }, 'android', { ios: 9, android: 5 })))).to.equal('pass');
  });

  it('nobody whose profile was refused; the next visit waits for the answer then', async () => {
    for (const [status, drops] of [[400, 1], [499, 1], [500, 0]] as const) {
      const begun = start({}, 'asha');
      let dropped = 0;
      begun.profile.dropRemembered = () => { dropped++; };
      expect([await verdictOf(begun, status), dropped], String(status)).to.deep.equal(['profile', drops]);
    }
  });

  it('nobody without an answer, unless the profile is known', async () => {
    const begun = start({ getHeaders: () => { throw new Error('no headers'); } });
    expect(await begun.check()).to.deep.equal({ verdict: 'unreached' });
    begun.profile.set({ instagram_name: 'Asha' });
    await begun.profile.refresh();
    begun.profile.ensure = () => Promise.resolve();
    expect(begun.profile.load.value.state).to.equal('failed');
    expect(await begun.check()).to.deep.equal({ verdict: 'pass' });
  });

  it('waits for the request that has replaced its own', async () => {
    const begun = start({}, 'asha');
    const checked = begun.check();
    await begun.net.at(path);
    void begun.profile.refresh();
    (await begun.net.at(path, 1)).answer({});
    expect((await checked).verdict).to.equal('pass');
  });

  it('leads to the login where the session has ended meanwhile', async () => {
    const begun = start({}, 'asha');
    const checked = begun.check();
    await begun.net.at(path);
    begun.profile.reset();
    expect((await checked).verdict).to.equal('login');
  });

  it('does not wait for the answer where an earlier visit had a profile, and says later what it was', async () => {
    const begun = start({}, 'asha');
    const { profile } = begun;
    const load = Object.assign(profile.load, { subscribe: (told: (value: object) => void) => (told({ state: 'loading', stale: {}, remembered: 5 }), () => undefined) });
    expect(load).to.equal(profile.load);
    const { verdict, later } = await begun.check();
    expect(verdict).to.equal('pass');
    (await begun.net.at(path)).answer({}, 400);
    expect(await later).to.equal('profile');
  });
});
