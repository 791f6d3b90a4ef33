import { expect } from '@open-wc/testing';
import '../../../elements/creator-app';
import type { CreatorApp } from '../../../elements/creator-app';
import { brand, demoPhone } from '../../../demo/marketplace/brand';
import { createRuntime, type Runtime } from '../../../src/runtime';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { click, findByRole } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import { createWorld, type World } from '../../support/world';

describe('<creator-app>: what a page sets later', () => {
  let world: World;
  let app: CreatorApp;
  const original = location.href;

  async function runtimeOfCreator(): Promise<Runtime> {
    const runtime = createRuntime({ apiBase: world.apiBase, brand });
    runtime.use(sessionStore).signIn((await world.login(demoPhone)).user_id);
    return runtime;
  }
  /** The app at an address of the page. */
  async function open(address: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
    history.replaceState(null, '', address);
    for (const [name, value] of Object.entries(attributes)) app.setAttribute(name, value);
    app.runtime = await runtimeOfCreator();
    document.body.append(app);
  }
  /** Something is shown: grey shapes, or a screen. */
  const isBlank = () => app.shadowRoot?.childElementCount === 0;

  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    app = document.createElement('creator-app');
  });
  afterEach(() => {
    app.remove();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', original);
  });

  it('goes on below a base path that comes when it runs already', async () => {
    await open('/help');
    await findByRole(app, 'heading', 'Help');
    app.setAttribute('base-path', '/creators');
    expect([isBlank(), app.status]).to.deep.equal([false, 'loading']);
    await app.whenReady();
    await click(app, 'link', 'Payments');
    await findByRole(app, 'heading', 'Payments');
    expect(location.pathname).to.equal('/creators/earnings');
  });

  it('goes on with another routing', async () => {
    await open(`${original.split('#', 1)[0]}#/help`, { routing: 'hash' });
    await findByRole(app, 'heading', 'Help');
    app.routing = 'memory';
    app.start = '/earnings';
    await waitUntil(() => app.shadowRoot?.querySelector('creator-earnings')?.status === 'ready');
    expect(location.hash).to.equal('#/help');
  });

  it('stays as it is where nothing of that has changed', async () => {
    await open('/creators/help', { 'base-path': '/creators' });
    await findByRole(app, 'heading', 'Help');
    const screen = app.shadowRoot?.querySelector('creator-help');
    app.basePath = '/creators/';
    app.start = '/earnings';
    app.colorScheme = 'dark';
    await findByRole(app, 'heading', 'Help');
    expect(app.shadowRoot?.querySelector('creator-help') === screen && screen?.isConnected).to.equal(true);
  });

  it('is never blank while another runtime takes over', async () => {
    await open('/help');
    await findByRole(app, 'heading', 'Help');
    app.runtime = await runtimeOfCreator();
    expect([isBlank(), app.status]).to.deep.equal([false, 'loading']);
    await findByRole(app, 'heading', 'Help');
  });

  it('opens the address that was requested before it runs', async () => {
    const opening = open('/creators/help', { 'base-path': '/creators' });
    app.navigate('/help');
    app.navigate('/earnings?view=past_payments');
    await opening;
    await findByRole(app, 'heading', 'Past payments');
    expect(location.pathname + location.search).to.equal('/creators/earnings?view=past_payments');
  });

  it('forgets what was requested when it leaves the page', async () => {
    document.body.append(app);
    app.navigate('/earnings');
    app.remove();
    await Promise.resolve();
    await open('/creators/help', { 'base-path': '/creators' });
    await findByRole(app, 'heading', 'Help');
    expect(location.pathname).to.equal('/creators/help');
  });
});
