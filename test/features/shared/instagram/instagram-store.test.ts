import { expect } from '@open-wc/testing';
import { brand, instagramClientId } from '../../../../demo/marketplace/brand';
import { createRuntime } from '../../../../src/runtime';
import { instagramStore } from '../../../../src/features/shared/instagram/instagram-store';
import { profileStore } from '../../../../src/features/shared/session/profile-store';
import { createAnsweringFetch } from '../../../support/answering-fetch';
import { pretend, restoreDevice } from '../../../support/device';
import { createWorld } from '../../../support/world';

const authorizeUrl = 'https://www.instagram.com/oauth/authorize';

function setting(apiBase = '/nowhere', redirectUri?: string) {
  const runtime = createRuntime({ apiBase, brand, instagram: { clientId: instagramClientId, authorizeUrl, redirectUri } });
  return { runtime, store: runtime.use(instagramStore) };
}

const stateOf = (address: string) => new URL(address).searchParams.get('state') ?? '';

const key = 'creator:oauth-state';
const onboardingPath = '/home/instagram-onboarding';
const profilePath = '/home/profile-data';

/** A code that waits, over a network of the test. */
function withCode() {
  const net = createAnsweringFetch();
  const runtime = createRuntime({ ephemeral: true, fetch: net.fetch });
  const store = runtime.use(instagramStore);
  store.receive({ code: 'c', state: stateOf(store.authorizeAddress('')) });
  return { net, store, profile: runtime.use(profileStore) };
}

describe('instagramStore', () => {
  afterEach(() => {
    restoreDevice();
    sessionStorage.clear();
  });

  it('[ROUTE-04] [ROLE-09] sends the creator to the consent page with Home as the way back', () => {
    const query = new URL(setting().store.authorizeAddress('/creators')).searchParams;
    expect(query.get('redirect_uri')).to.equal(`${location.origin}/creators/influencer-home`);
    expect(query.get('scope')?.split(',')).to.deep.equal([
      'instagram_business_basic', 'instagram_business_manage_messages',
      'instagram_business_manage_comments', 'instagram_business_content_publish',
    ]);
    expect(stateOf(query.toString() ? `https://x/?${query}` : '')).to.match(/^[0-9a-f]{32}$/);
  });

  it('names no way back where a page gives an address that is none', () => {
    const query = new URL(setting().store.authorizeAddress('https://[')).searchParams;
    expect(query.get('redirect_uri')).to.equal('');
  });

  it('never uses a state twice', () => {
    const { store } = setting();
    expect(stateOf(store.authorizeAddress(''))).to.not.equal(stateOf(store.authorizeAddress('')));
  });

  it('refuses a state that it did not send, and the right one after that', () => {
    const { store } = setting();
    const state = stateOf(store.authorizeAddress(''));
    store.receive({ code: 'c', state: 'f'.repeat(32) });
    expect(store.connect.value).to.equal('failed');
    store.receive({ code: 'c', state });
    expect(store.connect.value).to.equal('failed');
  });

  it('takes no state that is older than ten minutes', () => {
    const { now } = Date;
    try {
      for (const [seconds, outcome] of [[599, 'waiting'], [600, 'failed']] as const) {
        const { store } = setting();
        const asked = now();
        Date.now = () => asked;
        const state = stateOf(store.authorizeAddress(''));
        Date.now = () => asked + seconds * 1000;
        store.receive({ code: 'c', state });
        expect(store.connect.value, `after ${seconds} s`).to.equal(outcome);
      }
    } finally {
      Date.now = now;
    }
  });

  it('takes a refusal for what it is', () => {
    const { store } = setting();
    store.authorizeAddress('');
    store.receive({ refused: true });
    expect(store.connect.value).to.equal('refused');
  });

  it('[HOME-04] [HOME-05] [HOME-06] [API-17] sends the code once, then the profile says connected', async () => {
    const world = await createWorld();
    await world.login();
    const redirectUri = `${location.origin}/influencer-home`;
    const { runtime, store } = setting(world.apiBase, redirectUri);
    const profile = runtime.use(profileStore);
    await profile.ensure();
    expect(profile.value()?.instagram_connected).to.equal(false);

    const state = stateOf(store.authorizeAddress(''));
    const decision = await fetch(`${world.base}/instagram/oauth/decision`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ redirect_uri: redirectUri, state, decision: 'allow' }),
    });
    const code = new URL(decision.url).searchParams.get('code') ?? '';
    store.receive({ code, state });
    expect(store.connect.value).to.equal('waiting');
    await Promise.all([store.sendCode(''), store.sendCode('')]);
    expect(store.connect.value).to.equal('connected');
    expect(profile.value()?.instagram_connected).to.equal(true);

    const sent = (await world.requests()).filter(({ path }) => path === '/home/instagram-onboarding');
    expect(sent).to.have.length(1);
    expect(sent[0]?.body).to.deep.equal({
      code, redirect_uri: redirectUri, app_firebase_instance_id: '', device_type: 'web',
    });
    store.clear();
    expect(store.connect.value).to.equal('idle');
  });

  it('fails with the server, and keeps the reason', async () => {
    const world = await createWorld();
    await world.login();
    const { store } = setting(world.apiBase);
    store.receive({ code: 'made-up', state: stateOf(store.authorizeAddress('')) });
    await store.sendCode('');
    expect(store.connect.value).to.equal('failed');
    expect(store.failure.value).to.be.instanceOf(Error);
  });

  it('keeps the state for this tab until it is spent, also if the page was loaded anew', () => {
    const { store } = setting();
    const state = stateOf(store.authorizeAddress(''));
    expect(JSON.parse(sessionStorage.getItem(key) ?? '') as unknown).to.deep.include({ state });
    store.receive({ code: 'c', state });
    expect([store.connect.value, sessionStorage.getItem(key)]).to.deep.equal(['waiting', null]);
    const stored = (text: string, received: string) => {
      sessionStorage.setItem(key, text);
      const { store: other } = setting();
      other.receive({ code: 'c', state: received });
      return other.connect.value;
    };
    expect(stored(JSON.stringify({ state: 's1', until: Date.now() + 60_000 }), 's1')).to.equal('waiting');
    expect([stored('{oops', 's1'), stored('null', 's1')]).to.deep.equal(['failed', 'failed']);
  });

  it('keeps the state in memory where storage is refused', () => {
    const refuse = () => { throw new Error('refused'); };
    pretend(window, 'sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { store } = setting();
    store.receive({ code: 'c', state: stateOf(store.authorizeAddress('')) });
    expect(store.connect.value).to.equal('waiting');
    store.receive({ code: 'c', state: '' });
    expect(store.connect.value).to.equal('failed');
  });

  it('says how far it is, and what the profile is now before it was read again', async () => {
    const { net, store, profile } = withCode();
    store.clear();
    expect(store.connect.value).to.equal('waiting');
    profile.set({ instagram_name: 'Asha', instagram_connected: false, instagram_reconnect_required: true });
    const sent = store.sendCode('/creators');
    expect(store.connect.value).to.equal('sending');
    (await net.at(onboardingPath)).answer({});
    await sent;
    expect([store.connect.value, profile.value()]).to.deep.equal(['connected', { instagram_name: 'Asha', instagram_connected: true, instagram_reconnect_required: false }]);
    await net.at(profilePath);
  });

  it('reads from the profile what has become of a code whose answer was lost', async () => {
    for (const [connected, outcome] of [[true, 'connected'], [false, 'failed']] as const) {
      const { net, store, profile } = withCode();
      profile.set({ instagram_connected: !connected });
      const sent = store.sendCode('');
      (await net.at(onboardingPath)).lose();
      (await net.at(profilePath)).answer({ instagram_connected: connected });
      await sent;
      expect(store.connect.value).to.equal(outcome);
    }
  });

  it('reads nothing anew after a refusal', async () => {
    const { net, store, profile } = withCode();
    profile.set({ instagram_connected: false });
    const sent = store.sendCode('');
    (await net.at(onboardingPath)).answer({}, 400);
    await sent;
    expect([store.connect.value, net.to(profilePath).length]).to.deep.equal(['failed', 0]);
  });
});
