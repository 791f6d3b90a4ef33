import { expect, oneEvent } from '@open-wc/testing';
import '../../elements/creator-app';
import type { CreatorApp } from '../../elements/creator-app';
import { brand } from '../../demo/marketplace/brand';
import type { Host } from '../../src/bridge/host';
import { createRuntime, type CreatorConfig, type Runtime } from '../../src/runtime';
import { sessionStore } from '../../src/features/shared/session/session-store';
import { click, findByRole, findByText, gone, queryAllByRole, queryByRole } from '../support/screen';
import { createGatedFetch } from '../support/gated-fetch';
import { createWorld, type World } from '../support/world';
import { waitUntil } from '../support/wait-until';

interface Setting {
  world: World;
  runtime: Runtime;
  app: CreatorApp;
}

const apps: CreatorApp[] = [];

/** The app in memory routing, so that tests share no address; logged in unless `loggedIn` says otherwise. */
async function openApp(
  start: string,
  { scenario = 'new-creator', loggedIn = true, ...config }: CreatorConfig & { scenario?: string; loggedIn?: boolean } = {},
): Promise<Setting> {
  const world = await createWorld({ scenario });
  const runtime = createRuntime({ apiBase: world.apiBase, brand, ...config });
  runtime.use(sessionStore).reset();
  if (loggedIn) {
    const { user_id: userId } = await world.login();
    runtime.use(sessionStore).signIn(userId);
  }
  const app = document.createElement('creator-app');
  app.setAttribute('routing', 'memory');
  app.setAttribute('start', start);
  app.runtime = runtime;
  apps.push(app);
  document.body.append(app);
  return { world, runtime, app };
}

const login = (app: Element) => findByRole(app, 'textbox', 'Phone number');
async function home(app: Element): Promise<void> {
  await waitUntil(() => app.shadowRoot?.querySelector('creator-home'), 'not on Home');
  await findByRole(app, 'tab', /^All/);
}
const navItems = (app: Element) =>
  queryAllByRole(app, 'link').filter((link) => link.matches('.nav-item')).map((link) => link.textContent?.trim());

describe('<creator-app>', () => {
  afterEach(() => {
    for (const app of apps.splice(0)) app.remove();
    localStorage.clear();
  });

  describe('routes', () => {
    it('[ROUTE-01] shows the login page at /login', async () => {
      const { app } = await openApp('/login', { loggedIn: false });
      await login(app);
    });

    it('[ROUTE-02] shows Home at /influencer-home', async () => {
      const { app } = await openApp('/influencer-home');
      await home(app);
    });

    for (const unknown of ['/', '/nowhere', '/influencer-home/more', '/AUTO']) {
      it(`[ROUTE-03] goes Home from ${unknown}`, async () => {
        const { app } = await openApp(unknown);
        await home(app);
      });
    }

    for (const [id, path, heading] of [
      ['ROUTE-05', '/auto-dm-activated', 'AutoDM'],
      ['ROUTE-06', '/auto-dm-listing', /AutoDM/],
      ['ROUTE-07', '/auto-dm-post-linking', 'Link a post'],
      ['ROUTE-07', '/post-linking', 'Link a post'],
      ['ROUTE-08', '/collection-listing', /[Cc]ollection|[Ll]inks/],
      ['ROUTE-09', '/qr-code-listing', /QR/],
      ['ROUTE-10', '/affiliate-links', 'Create affiliate links'],
      ['ROUTE-10', '/create-collection', 'Create affiliate links'],
      ['ROUTE-11', '/view-all-ordered-products', /[Oo]rder/],
      ['ROUTE-12', '/performance', 'Performance'],
      ['ROUTE-13', '/earnings', /Payments|Earnings/],
      ['ROUTE-15', '/help', 'Help'],
      ['ROUTE-16', '/reels/fashion', 'Reels'],
    ] as const) {
      it(`[${id}] shows its screen at ${path}`, async () => {
        const { app } = await openApp(path, { scenario: 'busy-creator' });
        await findByRole(app, 'heading', heading);
        expect(queryAllByRole(app, 'heading').filter((h) => h.localName === 'h1')).to.have.length(1);
      });
    }
  });

  describe('guard', () => {
    it('[ROUTE-18] [ROUTE-19] sends a visitor without a user id to the login page', async () => {
      const { app, world } = await openApp('/performance', { loggedIn: false });
      await login(app);
      expect(await world.requests()).to.have.length(0);
    });

    it('[ROUTE-19] shows a page to the creator whom the page names, whose session is a cookie of the page\'s own login', async () => {
      const world = await createWorld({ scenario: 'busy-creator' });
      const { user_id: userId } = await world.login();
      const runtime = createRuntime({ apiBase: world.apiBase, brand, getUserId: () => userId });
      runtime.use(sessionStore).reset();
      const app = document.createElement('creator-app');
      app.setAttribute('routing', 'memory');
      app.setAttribute('start', '/performance');
      app.runtime = runtime;
      apps.push(app);
      document.body.append(app);
      await findByRole(app, 'heading', 'Performance');
      await findByRole(app, 'link', 'Payments');
    });

    it('[LOGIN-13] [LOGIN-12] sends a creator whose profile fetch fails to the login page', async () => {
      const world = await createWorld();
      await world.control('faults', { method: 'GET', path: '/home/profile-data', status: 403, times: 9 });
      const runtime = createRuntime({ apiBase: world.apiBase, brand });
      runtime.use(sessionStore).signIn('u1');
      const app = document.createElement('creator-app');
      app.setAttribute('routing', 'memory');
      app.runtime = runtime;
      apps.push(app);
      document.body.append(app);
      await login(app);
    });

    it('[PUB-01] shows the public collection page without a guard', async () => {
      const { app } = await openApp('/collection/unknown-one', { loggedIn: false });
      await waitUntil(() => app.shadowRoot?.querySelector('creator-collection'));
      await findByRole(app, 'heading');
      expect(queryAllByRole(app, 'textbox', 'Phone number')).to.have.length(0);
      expect(queryAllByRole(app, 'navigation')).to.have.length(0);
    });

    it('[NATIVE-06] [NATIVE-08] asks a webview for an APP-USER-ID and a new enough app', async () => {
      const webview = (auth: Record<string, string>): Host => ({
        kind: 'android',
        getAuth: () => Promise.resolve({ 'APP-USER-ID': '', ...auth }),
      });
      const minimumVersion = { android: 120, ios: 300 };
      const anonymous = await openApp('/influencer-home', { host: webview({ 'App-Version-Code': '120' }) });
      await login(anonymous.app);
      const old = await openApp('/influencer-home', {
        host: webview({ 'APP-USER-ID': 'u1', 'App-Version-Code': '119' }), minimumVersion,
      });
      await login(old.app);
      await findByText(old.app, 'Please Update Your Bazaar App & Come back Soon');
    });

    it('[ERR-09] ends the session once and goes to the login page on a 401', async () => {
      const { app, world, runtime } = await openApp('/influencer-home', { scenario: 'busy-creator' });
      await home(app);
      let ended = 0;
      document.addEventListener('creator-session-expired', () => ended++, { once: false });
      await world.control('faults', { method: 'POST', path: '/perf/v2/overview', status: 401, times: 9 });
      await world.control('faults', { method: 'POST', path: '/perf/v2/posts-data', status: 401, times: 9 });
      app.navigate('/performance');
      await login(app);
      expect(ended).to.equal(1);
      expect(runtime.use(sessionStore).isAnonymous()).to.equal(true);
    });

    it('goes to the login once, however many calls are refused', async () => {
      const world = await createWorld({ scenario: 'busy-creator' });
      const gated = createGatedFetch(world.apiBase);
      const runtime = createRuntime({ apiBase: world.apiBase, brand, fetch: gated.fetch });
      runtime.use(sessionStore).signIn((await world.login()).user_id);
      const app = document.createElement('creator-app');
      app.setAttribute('routing', 'hash');
      app.setAttribute('start', '/influencer-home');
      app.runtime = runtime;
      apps.push(app);
      const before = location.href;
      document.body.append(app);
      await home(app);
      await findByText(app, 'AutoDM posts');
      const addresses: string[] = [];
      const replace = history.replaceState.bind(history);
      history.replaceState = (data, unused, url) => {
        addresses.push(String(url));
        replace(data, unused, url);
      };
      let ended = 0;
      const count = () => ended++;
      document.addEventListener('creator-session-expired', count);
      gated.set(401);
      void app.refresh();
      await login(app);
      document.removeEventListener('creator-session-expired', count);
      history.replaceState = replace;
      app.remove();
      history.replaceState(null, '', before);
      expect(addresses.filter((address) => address.endsWith('/login'))).to.have.length(1);
      expect(ended).to.equal(1);
    });

    it('lets the host page handle the end of a session', async () => {
      const { app, world } = await openApp('/influencer-home', { scenario: 'busy-creator' });
      await home(app);
      const prevent = (event: Event) => event.preventDefault();
      document.addEventListener('creator-session-expired', prevent);
      await world.control('faults', { method: 'POST', path: '/perf/v2/overview', status: 401, times: 9 });
      const ended = oneEvent(document, 'creator-session-expired');
      app.navigate('/performance');
      await ended;
      await Promise.resolve();
      expect(queryAllByRole(app, 'textbox', 'Phone number')).to.have.length(0);
      document.removeEventListener('creator-session-expired', prevent);
    });
  });

  describe('bottom navigation', () => {
    it('[NAV-01] [ROLE-02] shows AutoDM only when Instagram is connected', async () => {
      const connected = await openApp('/influencer-home', { scenario: 'busy-creator' });
      await home(connected.app);
      await waitUntil(() => navItems(connected.app).length === 5);
      expect(navItems(connected.app)).to.deep.equal(['Home', 'Performance', 'Payments', 'AutoDM', 'Help']);
      connected.app.remove();
      const fresh = await openApp('/influencer-home');
      await home(fresh.app);
      expect(navItems(fresh.app)).to.deep.equal(['Home', 'Performance', 'Payments', 'Help']);
    });

    it('marks the present page and goes to another', async () => {
      const { app } = await openApp('/influencer-home');
      await home(app);
      expect(queryByRole(app, 'link', 'Home')?.getAttribute('aria-current')).to.equal('page');
      await click(app, 'link', 'Performance');
      await findByRole(app, 'heading', 'Performance');
      expect(queryByRole(app, 'link', 'Performance')?.getAttribute('aria-current')).to.equal('page');
    });

    it('lets the host page take over a navigation', async () => {
      const { app } = await openApp('/influencer-home');
      await home(app);
      const asked = oneEvent(document, 'creator-navigate');
      document.addEventListener('creator-navigate', (event) => event.preventDefault(), { once: true });
      await click(app, 'link', 'Performance');
      expect(((await asked) as CustomEvent<{ route: string }>).detail.route).to.equal('performance');
      expect(queryAllByRole(app, 'heading', 'Performance')).to.have.length(0);
    });

    it('[NAV-02] [NAV-03] opens the password alert instead of AutoDM when a reconnect is required', async () => {
      const { app } = await openApp('/influencer-home', { scenario: 'reconnect-required' });
      await home(app);
      await click(app, 'link', 'AutoDM');
      const alert = await findByRole(app, 'dialog', 'Instagram Connection');
      expect(alert.textContent).to.contain('Your AutoDm is failing since you have changed your Instagram password.');
      expect(queryAllByRole(app, 'heading', 'AutoDM')).to.have.length(0);
      await click(app, 'button', 'Close');
      await gone(app, 'dialog', 'Instagram Connection');
    });

    it('[HELP-02] asks the native help centre and [HELP-03] falls back to /help', async () => {
      let asked = 0;
      let helps = true;
      const host: Host = { kind: 'web', openHelpCentre: () => (asked++, helps) };
      const { app } = await openApp('/influencer-home', { host });
      await home(app);
      await click(app, 'link', 'Help');
      await waitUntil(() => asked === 1);
      expect(queryAllByRole(app, 'heading', 'Help')).to.have.length(0);
      helps = false;
      await click(app, 'link', 'Help');
      await findByRole(app, 'heading', 'Help');
    });
  });

  describe('back', () => {
    for (const [id, query, target] of [
      ['NAV-04', '?entry_point=Account', 'back'],
      ['NAV-05', '?entry_point=Banner', 'main'],
      ['NAV-05', '', 'main'],
    ] as const) {
      it(`[${id}] goes to the host's '${target}' target for '${query}'`, async () => {
        const targets: string[] = [];
        const host: Host = { kind: 'web', goTo: (to) => (targets.push(to), true) };
        const { app } = await openApp(`/influencer-home${query}`, { host });
        await home(app);
        expect(app.back()).to.equal(true);
        expect(targets).to.deep.equal([target]);
      });
    }

    it('goes back in history on the web, then Home, then nowhere', async () => {
      const { app } = await openApp('/performance');
      await findByRole(app, 'heading', 'Performance');
      app.navigate('/help');
      await findByRole(app, 'heading', 'Help');
      expect(app.back()).to.equal(true);
      await findByRole(app, 'heading', 'Performance');
      expect(app.back()).to.equal(true);
      await home(app);
      expect(app.back()).to.equal(false);
    });

    it('[NAV-06] keeps entered_from and uses it again when the query has none', async () => {
      const { app, runtime } = await openApp('/influencer-home?entered_from=insta_story');
      const views: unknown[] = [];
      app.addEventListener('creator-track', ({ detail: { name, facts } }) => name === 'page-view' && views.push([facts?.['route'], facts?.['entered_from']]));
      await home(app);
      expect(runtime.use(sessionStore).$enteredFrom.get()).to.equal('insta_story');
      app.navigate('/performance');
      await findByRole(app, 'heading', 'Performance');
      expect(createRuntime().use(sessionStore).$enteredFrom.get()).to.equal('insta_story');
      app.navigate('/help?entered_from=%3Cscript%3E');
      await findByRole(app, 'heading', 'Help');
      expect(runtime.use(sessionStore).$enteredFrom.get()).to.equal('insta_story');
      expect(views.slice(-2)).to.deep.equal([['performance', 'insta_story'], ['help', 'insta_story']]);
    });
  });

  it('routes by the hash below a page of somebody else', async () => {
    const address = location.href;
    const world = await createWorld();
    const runtime = createRuntime({ apiBase: world.apiBase, brand });
    runtime.use(sessionStore).signIn((await world.login()).user_id);
    const app = document.createElement('creator-app');
    app.setAttribute('routing', 'hash');
    app.runtime = runtime;
    apps.push(app);
    document.body.append(app);
    await home(app);
    expect((queryByRole(app, 'link', 'Help') as HTMLAnchorElement).href).to.equal(`${address}#/help`);
    await click(app, 'link', 'Help');
    await findByRole(app, 'heading', 'Help');
    expect(location.hash).to.equal('#/help');
    history.back();
    await home(app);
    history.replaceState(null, '', address);
  });

  it('[NUM-07] says Rs.50 in the rules and up to Rs.180 on the home banner', async () => {
    const { app } = await openApp('/influencer-home');
    await findByText(app, /up to Rs\.180 extra per new customer's delivered order/);
    app.navigate('/help');
    await findByRole(app, 'heading', 'Help');
    await findByText(app, /Rs\.50/);
  });

  it('puts the focus on the heading of a new page', async () => {
    const { app } = await openApp('/influencer-home');
    await home(app);
    app.navigate('/help');
    const heading = await findByRole(app, 'heading', 'Help');
    await waitUntil(() => (heading.getRootNode() as ShadowRoot).activeElement === heading);
  });

  it('keeps its page when it is moved and lets go when it is removed', async () => {
    const { app } = await openApp('/help');
    const heading = await findByRole(app, 'heading', 'Help');
    const box = document.createElement('div');
    document.body.append(box);
    box.append(app);
    await Promise.resolve();
    expect(queryByRole(app, 'heading', 'Help') === heading).to.equal(true);
    box.remove();
    await waitUntil(() => app.shadowRoot?.childElementCount === 0);
    await waitUntil(() => app.status === 'idle', 'it is not idle');
  });

  it('[ERR-33] says so when the app itself fails, and starts again', async () => {
    const { runtime } = await openApp('/login', { loggedIn: false });
    const app = document.createElement('creator-app');
    app.setAttribute('routing', 'memory');
    app.setAttribute('start', '/help');
    let broken = true;
    const isAnonymous = () => { if (broken) throw new Error('x'); return true; };
    const session = { ...runtime.use(sessionStore), isAnonymous };
    const use: typeof runtime.use = (create) => runtime.use<unknown>(create) === runtime.use(sessionStore) ? session as never : runtime.use(create);
    app.runtime = { ...runtime, use };
    apps.push(app);
    document.body.append(app);
    await findByRole(app, 'heading', 'Unexpected Application Error!');
    broken = false;
    await click(app, 'button', 'Retry');
    await login(app);
  });
});
