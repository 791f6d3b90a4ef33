import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import '../../../elements/creator-app';
import { brand, instagramClientId } from '../../../demo/marketplace/brand';
import { getProfile } from '../../../src/api/contract/home';
import { detectHost } from '../../../src/bridge/detect-host';
import type { Host } from '../../../src/bridge/host';
import { createRuntime, type CreatorConfig } from '../../../src/runtime';
import { instagramStore } from '../../../src/features/shared/instagram/instagram-store';
import { loginStore } from '../../../src/features/login/login-store';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { pretend, restoreDevice } from '../../support/device';
import { createFakeHost, push, type FakeHost } from '../../support/fake-host';
import { click, findByRole, findByText, gone, queryByRole } from '../../support/screen';
import { createWorld } from '../../support/world';
import { waitUntil } from '../../support/wait-until';

const auth = {
  'APP-USER-ID': 'u1', 'APP-CLIENT-ID': 'bazaar-android', 'APP-ISO-LANGUAGE-CODE': 'en', 'App-Version': '4.1.0', 'App-Version-Code': '410',
  'Country-Iso': 'IN', 'Application-Id': 'in.bazaar', 'App-Session-Id': 's1', 'APP-SDK-VERSION': '34', 'APP-USER-LOCATION': 'Pune',
  'Instance-Id': 'i1', Authorization: 'Bearer t1', Xo: 'x1',
};

type System = 'android' | 'ios' | 'react-native';

/** Puts into the page what the app of this system does. */
function inject(system: System, fake: FakeHost): void {
  if (system === 'android') pretend(window, 'CreatorBridge', fake.CreatorBridge);
  else if (system === 'ios') pretend(window, 'webkit', { messageHandlers: { creator: fake.CreatorBridge } });
  else pretend(window, 'ReactNativeWebView', fake.CreatorBridge);
}

interface Options extends CreatorConfig {
  fake?: FakeHost;
  system?: System;
  scenario?: string;
  /** How long the app may take for the auth info, in ms; short where a test waits for that to pass. */
  authLimit?: number;
}

/** The app in a webview; the sandbox knows the creator by a session, since it has no tokens of host apps. */
async function openWebview(start: string, { fake = createFakeHost({ auth }), system = 'android', scenario, authLimit = 300, ...config }: Options = {}) {
  const world = await createWorld(scenario ? { scenario } : {});
  await world.login();
  inject(system, fake);
  const app = document.createElement('creator-app');
  const host = detectHost({ back: () => app.back(), limits: { auth: authLimit, goTo: 100, openHelpCentre: 100, openExternal: 100 } });
  const runtime = createRuntime({ apiBase: world.apiBase, brand, host, ...config });
  runtime.use(sessionStore).reset();
  app.setAttribute('routing', 'memory');
  app.setAttribute('start', start);
  app.runtime = runtime;
  document.body.append(app);
  return { world, runtime, app, fake };
}

const home = (app: Element) => findByRole(app, 'tab', /^All/);
const login = (app: Element) => findByRole(app, 'textbox', 'Phone number');
const asked = (fake: FakeHost, type: string) => fake.asked.filter((request) => request.type === type).map(({ payload }) => payload);

describe('<creator-app> in a webview', () => {
  afterEach(() => {
    for (const app of document.querySelectorAll('creator-app')) app.remove();
    restoreDevice();
    Reflect.deleteProperty(window, 'creatorMessages');
    localStorage.clear();
  });

  for (const system of ['android', 'ios', 'react-native'] as const) {
    it(`[NATIVE-01] [API-04] [NATIVE-03] runs in a webview of ${system} and sends all thirteen headers with every call`, async () => {
      const { app, world } = await openWebview('/influencer-home', { system });
      await home(app);
      const requests = await world.requests();
      expect(requests.length).to.be.greaterThan(2);
      for (const { headers } of requests) {
        const expected = Object.entries(auth).map(([name, value]) => [name.toLowerCase(), /^(Authorization|Xo)$/.test(name) ? 'present' : value]);
        expect(headers).to.deep.equal(Object.fromEntries(expected));
      }
    });
  }

  it('[NATIVE-04] [NATIVE-05] the host is asked once, and ten calls made at once wait for its answer', async () => {
    const fake = createFakeHost();
    const { runtime, world } = await openWebview('/login', { fake, authLimit: 15_000 });
    const calls = Promise.all(Array.from({ length: 10 }, () => runtime.client.send(getProfile, {})));
    await waitUntil(() => asked(fake, 'auth').length > 0);
    expect(await world.requests()).to.have.length(0);
    push({ creator: 1, replyTo: fake.asked[0]?.id, ok: true, payload: auth });
    await calls;
    const profileCalls = (await world.requests()).filter(({ path }) => path === '/home/profile-data');
    expect(profileCalls).to.have.length(10);
    expect(profileCalls.every(({ headers }) => headers['app-user-id'] === 'u1')).to.equal(true);
    expect(asked(fake, 'auth')).to.deep.equal([{ refresh: false }]);
  });

  it('asks nothing when the app sent the auth info at document start', async () => {
    push(JSON.stringify({ creator: 1, id: 'start', type: 'auth', payload: auth }));
    const { app, fake } = await openWebview('/influencer-home');
    await home(app);
    expect(asked(fake, 'auth')).to.deep.equal([]);
  });

  it('[ERR-10] a 401 refreshes the token once, goes to the login page and logs the error', async () => {
    const notes: string[] = [];
    const { app, world, fake, runtime } = await openWebview('/influencer-home', { scenario: 'busy-creator', onEvent: ({ note }) => notes.push(note) });
    await home(app);
    fake.answer('auth', { ...auth, 'App-Session-Id': 's2', Authorization: 'Bearer t2' });
    await world.control('faults', { method: 'POST', path: '/perf/v2/overview', status: 401, times: 9 });
    await world.control('faults', { method: 'POST', path: '/perf/v2/posts-data', status: 401, times: 9 });
    app.navigate('/performance');
    // Led back once, with the renewed token; refused again it stays at the login.
    await waitUntil(() => asked(fake, 'auth').length === 3);
    await login(app);
    expect(asked(fake, 'auth')).to.deep.equal([{ refresh: false }, { refresh: true }, { refresh: true }]);
    expect(notes.filter((note) => note.startsWith('session expired'))).to.have.length(2);
    expect(notes.some((note) => note.includes('Bearer'))).to.equal(false);
    await runtime.client.send(getProfile, {});
    expect((await world.requests()).at(-1)?.headers['app-session-id']).to.equal('s2');
  });

  const period = async (app: Element) => ((await findByRole(app, 'combobox', 'Date range')) as HTMLSelectElement).value;

  it('leads back to the page that was wanted when the app has renewed the token by itself', async () => {
    const { app, world, fake } = await openWebview('/performance?period=LIFETIME', { scenario: 'busy-creator' });
    await waitUntil(() => app.status === 'ready');
    fake.answer('auth', { ...auth, Authorization: 'Bearer t2' });
    await world.control('faults', { method: 'POST', path: '/perf/v2/overview', status: 401, times: 1 });
    await app.refresh();
    await waitUntil(() => asked(fake, 'auth').length === 2);
    expect(await period(app)).to.equal('LIFETIME');
    await gone(app, 'textbox', 'Phone number');
    await waitUntil(() => app.status === 'ready');
  });

  it('leads back when the app sends the new token later, but never another user to the page of the one before', async () => {
    for (const [user, place] of [['u1', 'Performance'], ['u2', 'Home']] as const) {
      const { app, world, fake } = await openWebview('/performance?period=LIFETIME', { scenario: 'busy-creator' });
      await waitUntil(() => app.status === 'ready'); // so that no earlier call takes the fault
      await world.control('faults', { method: 'POST', path: '/perf/v2/overview', status: 401, times: 1 });
      await app.refresh();
      await login(app);
      await fake.ask('auth', { ...auth, 'APP-USER-ID': user, Authorization: 'Bearer t2' });
      await gone(app, 'textbox', 'Phone number');
      if (place === 'Home') await home(app);
      else expect(await period(app)).to.equal('LIFETIME');
      app.remove();
    }
  });

  it('keeps a deep link until the app says who the creator is', async () => {
    const { app, fake } = await openWebview('/performance?period=LIFETIME', { fake: createFakeHost({ auth: {} }), scenario: 'busy-creator' });
    await login(app);
    await fake.ask('auth', auth);
    expect(await period(app)).to.equal('LIFETIME');
  });

  for (const [system, code, passes] of [
    ['android', '410', true], ['android', '409', false], ['android', '', false], ['ios', '299', false], ['ios', '300', true],
  ] as const) {
    it(`[NATIVE-06] [ERR-14] [ERR-15] version '${code}' of ${system} ${passes ? 'is new enough' : 'is told to update'}`, async () => {
      const fake = createFakeHost({ auth: { ...auth, 'App-Version-Code': code } });
      const { app } = await openWebview('/influencer-home', { fake, system, minimumVersion: { android: 410, ios: 300 } });
      if (passes) return void (await home(app));
      await login(app);
      await findByText(app, 'Please Update Your Bazaar App & Come back Soon');
    });
  }

  it('[NATIVE-08] [ROUTE-19] leads to the login page without an APP-USER-ID, and where the app is silent', async () => {
    const nobody = await openWebview('/influencer-home', { fake: createFakeHost({ auth: { 'App-Version': '4' } }) });
    await login(nobody.app);
    nobody.app.remove();
    const silent = await openWebview('/influencer-home', { fake: createFakeHost() });
    await login(silent.app);
  });

  it('goes Home when the app says who the creator is after all', async () => {
    const { app, fake } = await openWebview('/influencer-home', { fake: createFakeHost({ auth: {} }) });
    await login(app);
    await fake.ask('auth', auth);
    await home(app);
  });

  it('starts anew when the app says that somebody else is using it', async () => {
    const { app, fake, world } = await openWebview('/help');
    await findByRole(app, 'heading', 'Help');
    await fake.ask('auth', { ...auth, Authorization: 'Bearer t2' });
    expect(queryByRole(app, 'heading', 'Help') !== null).to.equal(true);
    await fake.ask('auth', { ...auth, 'APP-USER-ID': 'u2' });
    await home(app);
    const profiles = (await world.requests()).filter(({ path }) => path === '/home/profile-data');
    expect(profiles.map(({ headers }) => headers['app-user-id'])).to.deep.equal(['u1', 'u2']);
  });

  for (const [id, query, target] of [
    ['NAV-04', '?entry_point=Account', 'back'], ['NAV-05', '?entry_point=Banner', 'main'], ['NAV-05', '', 'main'],
  ] as const) {
    it(`[${id}] the hardware's Back at '${query}' goes to the app's '${target}'`, async () => {
      const { app, fake } = await openWebview(`/influencer-home${query}`, { fake: createFakeHost({ auth, goTo: {} }) });
      await home(app);
      expect((await fake.ask('back')).payload).to.deep.equal({ handled: true });
      await waitUntil(() => asked(fake, 'goTo').length > 0);
      expect(asked(fake, 'goTo')).to.deep.equal([{ target }]);
    });
  }

  it('goes back in the page where the app does not know the target', async () => {
    const { app, fake } = await openWebview('/influencer-home', { fake: createFakeHost({ auth, goTo: false }) });
    await home(app);
    app.navigate('/help');
    await findByRole(app, 'heading', 'Help');
    await fake.ask('back');
    await home(app);
  });

  it("the hardware's Back closes the drawer that is open before it leaves", async () => {
    const { app, fake } = await openWebview('/influencer-home', { scenario: 'reconnect-required', fake: createFakeHost({ auth, goTo: {} }) });
    await home(app);
    await click(app, 'link', 'AutoDM');
    await findByRole(app, 'dialog', 'Instagram Connection');
    expect((await fake.ask('back')).payload).to.deep.equal({ handled: true });
    await gone(app, 'dialog', 'Instagram Connection');
    expect(asked(fake, 'goTo')).to.deep.equal([]);
  });

  it('[HELP-02] opens the native help centre, or [HELP-03] the page where the app fails', async () => {
    const { app, fake } = await openWebview('/influencer-home', { fake: createFakeHost({ auth, openHelpCentre: {} }) });
    await home(app);
    await click(app, 'link', 'Help');
    await waitUntil(() => asked(fake, 'openHelpCentre').length === 1);
    expect(queryByRole(app, 'heading', 'Help') === null).to.equal(true);
    fake.answer('openHelpCentre', 'silent');
    await click(app, 'link', 'Help');
    await findByRole(app, 'heading', 'Help');
  });

  it('opens outside addresses in the app, unless the page around takes them, and in a window where the app does not', async () => {
    const opened: unknown[] = [];
    pretend(window, 'open', (href: string) => opened.push(href));
    const { app, fake } = await openWebview('/influencer-home', { fake: createFakeHost({ auth, openExternal: {} }) });
    await home(app);
    const leave = (href: string) => app.dispatchEvent(
      new CustomEvent('creator-open-external', { detail: { href, reason: 'programme' }, bubbles: true, composed: true, cancelable: true }),
    );
    expect(leave('https://shop.example/1')).to.equal(false);
    await waitUntil(() => asked(fake, 'openExternal').length === 1);
    document.addEventListener('creator-open-external', (event) => event.preventDefault(), { once: true });
    leave('https://shop.example/2');
    fake.answer('openExternal', false);
    leave('https://shop.example/3');
    await waitUntil(() => opened.length === 1);
    expect(opened).to.deep.equal(['https://shop.example/3']);
    expect(asked(fake, 'openExternal')).to.deep.equal([{ href: 'https://shop.example/1' }, { href: 'https://shop.example/3' }]);
  });

  it('may have an object of a class for its host, whose functions use what it holds', async () => {
    class OwnHost implements Host {
      readonly kind = 'app';
      readonly did: string[] = [];
      getAuth() { return this.did.push('getAuth') > 0 ? Promise.resolve(auth) : Promise.reject(new Error('not noted')); }
      goTo(target: string) { return this.did.push(`goTo ${target}`) > 0; }
      openHelpCentre() { return this.did.push('openHelpCentre') > 0; }
      openExternal(href: string) { return this.did.push(`openExternal ${href}`) > 0; }
    }
    const host = new OwnHost();
    const { app } = await openWebview('/influencer-home', { host });
    await home(app);
    await click(app, 'link', 'Help');
    await waitUntil(() => host.did.includes('openHelpCentre'));
    app.dispatchEvent(new CustomEvent('creator-open-external', { detail: { href: 'https://shop.example/1', reason: 'programme' }, bubbles: true, composed: true, cancelable: true }));
    app.back();
    await waitUntil(() => host.did.length === 4);
    expect(host.did).to.deep.equal(['getAuth', 'openHelpCentre', 'openExternal https://shop.example/1', 'goTo main']);
  });

  const agents = { android: 'Android 14', ios: 'iPhone', app: 'X11; Linux' };
  const kinds = [
    ['a browser', undefined, 'web', 'web'], ['Android', 'android', 'android', 'app'], ['iOS', 'ios', 'ios', 'app'],
    ['React Native on Android', 'react-native', 'android', 'app'], ['React Native on an unknown system', 'react-native', 'app', 'app'],
  ] as const;
  for (const [name, system, deviceType, clientType] of kinds) {
    it(`[ENT-36] [ENT-16] [NATIVE-02] in ${name} the device type is ${deviceType} and the client type ${clientType}`, async () => {
      const world = await createWorld();
      await world.login();
      if (system) inject(system, createFakeHost({ auth }));
      if (system === 'react-native') pretend(navigator, 'userAgent', `Mozilla/5.0 (${agents[deviceType]})`);
      const runtime = createRuntime({
        apiBase: world.apiBase, brand, host: detectHost({ back: () => false }), instagram: { clientId: instagramClientId, authorizeUrl: 'https://ig.example' },
      });
      const instagram = runtime.use(instagramStore);
      const state = new URL(instagram.authorizeAddress('')).searchParams.get('state') ?? '';
      instagram.receive({ code: 'c1', state });
      await instagram.sendCode('');
      const sent = async (path: string) => (await world.requests()).find((request) => request.path === path)?.body as Record<string, string>;
      expect((await sent('/home/instagram-onboarding'))['device_type']).to.equal(deviceType);

      await world.control('faults', { method: 'GET', path: '/auth/registration-info', status: 200, body: { isUserRegistered: false } });
      await world.control('faults', { method: 'POST', path: '/auth/login', status: 200, body: { user_id: 'u1' } });
      const store = runtime.use(loginStore).of({});
      await store.requestOtp('9876543210');
      expect(await store.logIn('123456')).to.equal('unregistered');
      expect((await sent('/auth/post-login-event'))['client_type']).to.equal(clientType);
    });
  }

  it('stops listening for outside addresses when it is removed', async () => {
    const { app, fake } = await openWebview('/influencer-home', { fake: createFakeHost({ auth, openExternal: {} }) });
    await home(app);
    app.remove();
    await nextFrame(); // an element that was only moved would be back by now
    const event = new CustomEvent('creator-open-external', { detail: { href: 'https://shop.example' }, cancelable: true });
    const passed = oneEvent(window, 'creator-open-external');
    window.dispatchEvent(event);
    await passed;
    expect(event.defaultPrevented).to.equal(false);
    expect(asked(fake, 'openExternal')).to.deep.equal([]);
  });
});
