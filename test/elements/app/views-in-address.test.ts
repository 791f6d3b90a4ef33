import { expect } from '@open-wc/testing';
import '../../../elements/creator-app';
import type { CreatorApp } from '../../../elements/creator-app';
import { brand, demoPhone } from '../../../demo/marketplace/brand';
import { createRuntime } from '../../../src/runtime';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { click, findByRole, gone, queryAllByRole, queryByRole } from '../../support/screen';
import { createWorld } from '../../support/world';
import { goToList } from '../../features/performance/older/open-at-posts';
import { waitUntil } from '../../support/wait-until';

describe('<creator-app>: a screen whose views have addresses', () => {
  let app: CreatorApp;
  const here = () => location.hash;

  /** Starts the app at an address, logged in. */
  async function start(address: string, heading: string, { older = false } = {}) {
    const world = await createWorld({ scenario: 'busy-creator' });
    const runtime = createRuntime({ apiBase: world.apiBase, brand });
    const { user_id: userId } = await world.login();
    if (older) await world.control('flags', { phone: demoPhone, flag: 'is_perf_experiment_enabled', value: false });
    runtime.use(sessionStore).signIn(userId);
    app = document.createElement('creator-app');
    app.setAttribute('routing', 'hash');
    app.setAttribute('start', address);
    app.runtime = runtime;
    document.body.append(app);
    await findByRole(app, 'heading', heading);
  }

  afterEach(() => {
    app.remove();
    localStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
    scrollTo(0, 0);
  });

  it('has all five items in the bottom navigation, AutoDM among them', async () => {
    await start('/earnings', 'Payments');
    await findByRole(app, 'link', 'AutoDM');
    expect(queryAllByRole(app, 'link').filter((link) => link.closest('nav')).map((link) => link.textContent?.trim()))
      .to.deep.equal(['Skip to content', 'Home', 'Performance', 'Payments', 'AutoDM', 'Help']);
    await click(app, 'link', 'AutoDM');
    await findByRole(app, 'switch', 'AutoDM');
    expect(here()).to.equal('#/auto-dm-activated');
  });

  it('[EARN-03] gives each view of the earnings an address, and Back returns from it', async () => {
    await start('/earnings', 'Payments');
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
    await start('/earnings', 'Payments');
    await click(app, 'button', /^Confirmed commission/);
    await findByRole(app, 'heading', 'Confirmed commission');
    await waitUntil(() => here() === '#/earnings?view=confirmed_commission&tab=commissions');
    const entries = history.length;
    await click(app, 'button', 'Back');
    await findByRole(app, 'heading', 'Payments');
    await waitUntil(() => !here().includes('confirmed'));
    expect(history.length).to.equal(entries);
  });

  it('[PERF-04][PERF-23] returns by Back from the details of a post to the list, its tab, its place and its card', async () => {
    await start('/performance', 'Performance');
    const range = (await findByRole(app, 'combobox', 'Date range')) as HTMLSelectElement;
    range.value = 'LIFETIME';
    range.dispatchEvent(new Event('change', { bubbles: true }));
    await click(app, 'tab', 'Affiliate Links');
    // Both may come before React, which then answers them.
    await waitUntil(() => here() === '#/performance?period=LIFETIME&post-type=COLLECTION', here());
    // The list of the tab before may hold that card as well.
    await findByRole(app, 'heading', 'Sales Generating Posts (6)');
    const card = await findByRole(app, 'button', /Plants for north windows/);
    card.scrollIntoView({ block: 'end' });
    const left = scrollY;
    card.click();
    await findByRole(app, 'heading', 'Post details');
    expect(here()).to.equal('#/performance?period=LIFETIME&post-type=COLLECTION&post-id=col-plants');
    await findByRole(app, 'heading', /^Linked Products/);
    history.back();
    await findByRole(app, 'heading', 'Performance');
    expect(here()).to.equal('#/performance?period=LIFETIME&post-type=COLLECTION');
    expect((await findByRole(app, 'tab', 'Affiliate Links')).getAttribute('aria-selected')).to.equal('true');
    await waitUntil(() => scrollY === left, `at ${left}`);
    history.forward();
    await findByRole(app, 'heading', 'Post details');
  });

  it('takes a period chosen in the details along when the button leads back, and leaves no entry behind', async () => {
    await start('/performance', 'Performance');
    await click(app, 'button', /sales/);
    await findByRole(app, 'heading', 'Post details');
    const range = (await findByRole(app, 'combobox', 'Date range')) as HTMLSelectElement;
    range.value = 'LIFETIME';
    range.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => here().includes('LIFETIME'));
    const entries = history.length;
    await click(app, 'button', 'Back');
    await findByRole(app, 'heading', 'Performance');
    await waitUntil(() => here() === '#/performance?period=LIFETIME&post-type=ALL', 'the list of the chosen period');
    expect(history.length).to.equal(entries);
    await waitUntil(() => (queryByRole(app, 'combobox', 'Date range') as HTMLSelectElement | null)?.value === 'LIFETIME', 'the list shows another period');
  });

  it('[PERFOLD-06] closes the drawer of the older version by Back, and leaves the page behind it where it was', async () => {
    await start('/performance', 'Performance', { older: true });
    await goToList(app);
    const card = await findByRole(app, 'button', /^Plants for north windows.*New-user bonus/);
    card.scrollIntoView({ block: 'end' });
    const left = scrollY;
    expect(left).to.be.greaterThan(0);
    card.click();
    await findByRole(app, 'dialog', 'Post details');
    await findByRole(app, 'heading', /^Linked Products/);
    expect(here()).to.equal('#/performance?period=LAST_7_DAYS&post-type=COLLECTION&post-id=col-plants');
    expect(scrollY).to.be.closeTo(left, 1); // Firefox rounds it
    history.back();
    await gone(app, 'dialog', 'Post details');
    expect(scrollY).to.be.closeTo(left, 1); // Firefox rounds it
    await click(app, 'button', /^Plants for north windows.*New-user bonus/);
    const entries = history.length;
    await click(app, 'button', 'Close');
    await gone(app, 'dialog', 'Post details');
    await waitUntil(() => !here().includes('post-id'));
    expect(history.length).to.equal(entries);
  });
});
