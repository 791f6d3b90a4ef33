import { expect } from '@open-wc/testing';
import '../../../elements/creator-app';
import type { CreatorApp } from '../../../elements/creator-app';
import type { ElementStatus } from '../../../elements/base-element';
import { brand, demoPhone } from '../../../demo/marketplace/brand';
import type { AuthInfo } from '../../../src/bridge/host';
import { createRuntime } from '../../../src/runtime';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { createGatedFetch, type GatedFetch } from '../../support/gated-fetch';
import { findByRole, queryByRole } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import { createWorld, type World } from '../../support/world';

describe('<creator-app>: how far it is', () => {
  let world: World;
  let gated: GatedFetch;
  let app: CreatorApp;
  const told: string[] = [];

  async function start(address: string): Promise<void> {
    const runtime = createRuntime({ apiBase: world.apiBase, brand, fetch: gated.fetch });
    runtime.use(sessionStore).signIn((await world.login(demoPhone)).user_id);
    app = document.createElement('creator-app');
    for (const name of ['creator-loading', 'creator-ready', 'creator-error'] as const) {
      app.addEventListener(name, () => told.push(`${name} ${app.status}`));
    }
    app.setAttribute('routing', 'memory');
    app.setAttribute('start', address);
    app.runtime = runtime;
    document.body.append(app);
  }
  const reach = (status: ElementStatus) => waitUntil(() => app.status === status, `it is not ${status}`)
    .catch(() => { throw new Error(`it is ${app.status}, not ${status}`); });

  beforeEach(async () => {
    told.length = 0;
    world = await createWorld({ scenario: 'busy-creator' });
    gated = createGatedFetch(world.apiBase);
  });
  afterEach(() => {
    app.remove();
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is ready when its screen is, tells each step once, and begins anew with another screen', async () => {
    await start('/earnings');
    expect(await app.whenReady()).to.equal('ready');
    expect(queryByRole(app, 'heading', 'Payments') !== null).to.equal(true);
    expect(app.shadowRoot?.querySelector('creator-earnings')?.status).to.equal('ready');
    expect(told).to.deep.equal(['creator-loading loading', 'creator-ready ready']);
    app.navigate('/collection-listing');
    expect(app.status).to.equal('loading');
    expect(await app.whenReady()).to.equal('ready');
    expect(app.shadowRoot?.querySelector('creator-collection-listing')?.status).to.equal('ready');
    expect(told).to.deep.equal(['creator-loading loading', 'creator-ready ready', 'creator-loading loading', 'creator-ready ready']);
  });

  it('waits for what its screen waits for, and ends where the screen ends', async () => {
    gated.set((call) => (call.includes('/earnings') ? 'hold' : 'pass'));
    await start('/earnings');
    await waitUntil(() => gated.asked.some((call) => call.includes('/earnings')));
    expect(app.status).to.equal('loading');
    gated.set((call) => (call.includes('/earnings') ? 500 : 'pass'));
    void app.refresh();
    await reach('error');
    gated.set('pass');
    await app.refresh();
    await reach('ready');
    gated.set((call) => (call.includes('/earnings') ? 500 : 'pass'));
    await app.refresh();
    await reach('degraded');
    gated.set('pass');
    await app.refresh();
    await reach('ready');
  });

  it('goes on with the same screen where another view of it is asked for', async () => {
    await start('/earnings');
    await app.whenReady();
    told.length = 0;
    app.navigate('/earnings?view=past_payments');
    expect(app.status).to.equal('ready');
    await findByRole(app, 'heading', 'Past payments');
    await waitUntil(() => told.length > 0); // the screen says so, as it would on its own
    await reach('ready');
    expect(told).to.deep.equal(['creator-loading loading', 'creator-ready ready']);
  });

  it('is ready again where the page before is asked for while another is on its way', async () => {
    await start('/earnings');
    await app.whenReady();
    app.navigate('/help');
    app.navigate('/earnings');
    expect(await app.whenReady()).to.equal('ready');
    expect(told).to.deep.equal(['creator-loading loading', 'creator-ready ready', 'creator-loading loading', 'creator-ready ready']);
  });

  it('is ready at its login after a 401, or in error where the page logs in itself, until it says refresh()', async () => {
    await start('/earnings');
    await app.whenReady();
    gated.set(401);
    await app.refresh();
    await findByRole(app, 'textbox', 'Phone number');
    await reach('ready');
    app.remove();
    await waitUntil(() => app.status === 'idle');

    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('creator-session-expired', prevent);
    try {
      for (const refused of ['/earnings', '/home/profile-data']) {
        gated.set((call) => (call.includes(refused) ? 401 : 'pass'));
        await start('/earnings');
        expect(await app.whenReady(), refused).to.equal('error');
        expect(queryByRole(app, 'textbox', 'Phone number') === null).to.equal(true);
        gated.set('pass');
        app.runtime?.use(sessionStore).signIn('creator-1');
        await app.refresh();
        await reach('ready');
        expect(queryByRole(app, 'heading', 'Payments') !== null).to.equal(true);
        app.remove();
        await waitUntil(() => app.status === 'idle');
      }
    } finally {
      document.removeEventListener('creator-session-expired', prevent);
    }
  });

  it('returns from its login with refresh(), where the page or the app around it has logged the creator in meanwhile', async () => {
    const { user_id: user } = await world.login(demoPhone);
    const nobody = { 'APP-USER-ID': '' };
    let auth: Record<string, string> = nobody;
    const logins = {
      getHeaders: () => ({ authorization: user }),
      getAuth: () => Promise.resolve(auth as unknown as AuthInfo),
    };
    for (const [name, logsIn] of Object.entries(logins)) {
      auth = nobody;
      gated.set(401);
      app = document.createElement('creator-app');
      app.setAttribute('routing', 'memory');
      app.setAttribute('start', '/earnings');
      app.runtime = createRuntime({ apiBase: world.apiBase, brand, fetch: gated.fetch, [name]: logsIn });
      document.body.append(app);
      await findByRole(app, 'textbox', 'Phone number');
      await reach('ready');
      await app.refresh();
      await findByRole(app, 'textbox', 'Phone number');
      auth = { 'APP-USER-ID': user };
      gated.set('pass');
      await app.refresh();
      await findByRole(app, 'heading', 'Payments');
      expect(app.status, name).to.equal('ready');
      app.remove();
      await waitUntil(() => app.status === 'idle');
    }
  });
});
