import { expect } from '@open-wc/testing';
import '../../elements/creator-app';
import { brand } from '../../demo/marketplace/brand';
import { earningsStore } from '../../src/features/shared/payments/earnings-store';
import { profileStore } from '../../src/features/shared/session/profile-store';
import { sessionStore } from '../../src/features/shared/session/session-store';
import { createRuntime, type Runtime } from '../../src/runtime';
import { findByRole, pageText } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { place } from './every-element';

const key = 'creator:user-id';

/** What the browser tells this tab when another one has changed local storage. */
function inOtherTab(userId: string | null): void {
  if (userId === null) localStorage.removeItem(key);
  else localStorage.setItem(key, userId);
  dispatchEvent(new StorageEvent('storage', { key, newValue: userId, storageArea: localStorage }));
}

describe('a session that another tab ends', () => {
  let world: World;
  let runtime: Runtime;
  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    const { user_id: id } = await world.login();
    runtime = createRuntime({ apiBase: world.apiBase, brand });
    runtime.use(sessionStore).signIn(id);
  });
  afterEach(() => runtime.signOut());

  it('leaves nothing of the creator in this one', async () => {
    const home = await place('creator-home', {}, runtime);
    await findByRole(home, 'heading', 'Hi, Asha Rao');
    inOtherTab(null);
    await waitUntil(() => !pageText(home).includes('Asha'), 'the creator is still shown');
    for (const store of [profileStore, earningsStore]) expect(runtime.use<{ value(): unknown }>(store).value()).to.equal(undefined);
  });

  async function openApp(start: string) {
    const app = document.createElement('creator-app');
    app.setAttribute('routing', 'memory');
    app.setAttribute('start', start);
    app.runtime = runtime;
    document.body.append(app);
    await waitUntil(() => app.status === 'ready', `the app is ${app.status}`);
    return app;
  }

  it('opens Home of the next creator in the app, and leaves a public page as it is', async () => {
    const app = await openApp('/earnings');
    const shop = await openApp('/collection/col-monsoon');
    const { user_id: next } = await world.login('9876500001');
    inOtherTab(next);
    await findByRole(app, 'heading', 'Welcome to Bazaar');
    expect(pageText(app)).to.not.include('Asha');
    await findByRole(shop, 'heading', /Monsoon/);
    for (const each of [app, shop]) each.remove();
  });

  it('shows the next creator, whom the other tab has logged in', async () => {
    const home = await place('creator-home', {}, runtime);
    await findByRole(home, 'heading', 'Hi, Asha Rao');
    const { user_id: next } = await world.login('9876500001');
    inOtherTab(next);
    await findByRole(home, 'heading', 'Welcome to Bazaar');
    await waitUntil(() => home.status === 'ready', `it is ${home.status}`);
    expect(pageText(home)).to.not.include('Asha');
    expect(localStorage.getItem(key)).to.equal(next);
  });
});
