import { expect, waitUntil } from '@open-wc/testing';
import '../../../elements/creator-app';
import type { CreatorApp } from '../../../elements/creator-app';
import { brand } from '../../../demo/marketplace/brand';
import { createRuntime } from '../../../src/runtime';
import { sessionStore } from '../../../src/stores/session-store';
import { click, findByRole, queryAllByRole } from '../../support/screen';
import { createWorld } from '../../support/world';

describe('<creator-app>: a screen whose views have addresses', () => {
  let app: CreatorApp;
  const here = () => location.hash;

  beforeEach(async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    const runtime = createRuntime({ apiBase: world.apiBase, brand });
    const { user_id: userId } = await world.login();
    runtime.use(sessionStore).signIn(userId);
    app = document.createElement('creator-app');
    app.setAttribute('routing', 'hash');
    app.setAttribute('start', '/earnings');
    app.runtime = runtime;
    document.body.append(app);
    await findByRole(app, 'heading', 'Payments');
  });
  afterEach(() => {
    app.remove();
    localStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('has all five items in the bottom navigation, AutoDM among them', async () => {
    await findByRole(app, 'link', 'AutoDM');
    expect(queryAllByRole(app, 'link').filter((link) => link.closest('nav')).map((link) => link.textContent?.trim()))
      .to.deep.equal(['Home', 'Performance', 'Payments', 'AutoDM', 'Help']);
    await click(app, 'link', 'AutoDM');
    await findByRole(app, 'switch', 'AutoDM');
    expect(here()).to.equal('#/auto-dm-activated');
  });

  it('[EARN-03] gives each view of the earnings an address, and Back returns from it', async () => {
    await findByRole(app, 'heading', 'How your earnings add up');
    await click(app, 'tab', 'Sales');
    expect(here()).to.equal('#/earnings?view=earnings&tab=sales');
    await click(app, 'button', /^Past payments/);
    await findByRole(app, 'heading', 'Past payments');
    expect(here()).to.equal('#/earnings?view=past_payments&tab=sales');
    history.back();
    await findByRole(app, 'heading', 'Payments');
    expect((await findByRole(app, 'tab', 'Sales')).getAttribute('aria-selected')).to.equal('true');
    expect(here()).to.equal('#/earnings?view=earnings&tab=sales');
  });

  it('goes back by the button as the browser does, and leaves no entry behind', async () => {
    await click(app, 'button', /^Confirmed commission/);
    await findByRole(app, 'heading', 'Confirmed commission');
    await waitUntil(() => here() === '#/earnings?view=confirmed_commission&tab=commissions');
    const entries = history.length;
    await click(app, 'button', 'Back');
    await findByRole(app, 'heading', 'Payments');
    await waitUntil(() => !here().includes('confirmed'));
    expect(history.length).to.equal(entries);
  });
});
