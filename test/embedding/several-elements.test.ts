import { expect } from '@open-wc/testing';
import { demoPhone } from '../../demo/marketplace/brand';
import { catchCopies, restoreDevice } from '../support/device';
import { click, findByRole, findByText, pageText, queryAllByRole, queryAllByText, queryByRole, type } from '../support/screen';
import { createWorld, type World } from '../support/world';
import { goToList } from '../features/performance/older/open-at-posts';
import { place, runtimeOf } from './every-element';
import { waitUntil } from '../support/wait-until';

const sum = (element: HTMLElement) => element.shadowRoot?.querySelector('.stat-large .stat-figure')?.textContent ?? '';
const settledFigures = (element: HTMLElement) =>
  waitUntil(() => sum(element).startsWith('₹') && !element.shadowRoot?.querySelector('[aria-busy=true]'));

describe('several elements on one page', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(() => world.control('requests', undefined, 'DELETE'));
  afterEach(restoreDevice);
  const asked = async (path: string) => (await world.requests()).filter((request) => request.path === path).length;

  for (const version of ['new', 'older']) {
    it(`two of Performance, ${version}, show each their own period and tab`, async () => {
      await world.control('flags', { phone: demoPhone, flag: 'is_perf_experiment_enabled', value: version === 'new' });
      const runtime = runtimeOf(world);
      const all = await place('creator-performance', { period: 'LIFETIME' }, runtime);
      await settledFigures(all);
      const lifetime = sum(all);
      const week = await place('creator-performance', { period: 'LAST_7_DAYS', 'post-type': 'AUTO_DM' }, runtime);
      await settledFigures(week);
      expect(sum(week)).to.not.equal(lifetime);
      expect(sum(all)).to.equal(lifetime);
      if (version === 'older') for (const element of [all, week]) await goToList(element);
      await waitUntil(() => queryByRole(week, 'tab', /^Affiliate Links/));
      await click(week, 'tab', /^Affiliate Links/);
      await waitUntil(() => queryByRole(week, 'tab', /^Affiliate Links/)?.getAttribute('aria-selected') === 'true');
      expect((await findByRole(all, 'tab', /^All/)).getAttribute('aria-selected')).to.equal('true');
      week.remove();
      await waitUntil(() => week.status === 'idle');
      expect(sum(all)).to.equal(lifetime);
      expect(await asked('/home/profile-data')).to.equal(1);
    });
  }

  for (const [what, hide] of [
    ['another element that came later', () => undefined],
    ['one in a tab that is not open', (tab: HTMLElement) => tab.hidden = true],
    ['one that the page made invisible', (tab: HTMLElement) => tab.style.visibility = 'hidden'],
  ] as const) {
    it(`a toast is shown by the element that was tapped, not by ${what}`, async () => {
      catchCopies();
      const runtime = runtimeOf(world);
      const list = await place('creator-collection-listing', {}, runtime);
      const tab = document.createElement('div');
      document.body.append(tab);
      try {
        const other = await place('creator-auto-dm', {}, runtime, tab);
        hide(tab);
        (await findByRole(list, 'button', /^More for/)).focus(); // as a tap does
        await click(list, 'button', /^More for/);
        await click(list, 'button', 'Copy collection link');
        expect((await findByText(list, 'Collection Link Copied!')).checkVisibility({ visibilityProperty: true })).to.equal(true);
        expect(queryAllByText(other, 'Collection Link Copied!')).to.have.length(0);
      } finally {
        tab.remove();
      }
    });
  }

  it('a toast that no tap asked for is not shown by an element in a tab that is not open', async () => {
    const runtime = runtimeOf(world);
    const help = await place('creator-help', {}, runtime);
    const tab = document.createElement('div');
    document.body.append(tab);
    try {
      const other = await place('creator-ordered-products', {}, runtime, tab);
      other.focus();
      tab.hidden = true;
      runtime.toasts.show('error', 'It was not saved');
      await findByText(help, 'It was not saved');
    } finally {
      tab.remove();
    }
  });

  it('two of bank details and two logins have each a form of their own, and the one that leaves takes nothing along', async () => {
    const runtime = runtimeOf(world);
    for (const [tag, opening, name, typed] of [
      ['creator-bank-details', 'Edit', 'Account number', '50100234567890'], ['creator-login', '', 'Phone number', '9876543210'],
    ] as const) {
      const [one, other] = [await place(tag, {}, runtime), await place(tag, {}, runtime)];
      if (opening) for (const element of [one, other]) await click(element, 'button', opening);
      type(await findByRole(one, 'textbox', name), typed);
      expect((await findByRole(other, 'textbox', name) as HTMLInputElement).value, `${tag}: the other`).to.equal('');
      if (tag === 'creator-login') {
        await click(one, 'button', 'Request OTP');
        await findByRole(one, 'textbox', 'OTP');
        expect(queryAllByRole(other, 'textbox', 'OTP'), 'the other login').to.have.length(0);
      }
      other.remove();
      await waitUntil(() => other.status === 'idle');
      if (tag === 'creator-login') {
        await findByRole(one, 'textbox', 'OTP');
        // And it would be there after a reload.
        const reloaded = await place(tag, {}, runtimeOf(world));
        await findByRole(reloaded, 'textbox', 'OTP');
        reloaded.remove();
      } else expect((await findByRole(one, 'textbox', name) as HTMLInputElement).value, tag).to.equal(typed);
      one.remove();
      await waitUntil(() => one.status === 'idle');
    }
  });

  it('two posts are shown side by side, and closing one leaves the other', async () => {
    const runtime = runtimeOf(world);
    const one = await place('creator-performance', { 'post-type': 'AUTO_DM', 'post-id': 'post-desk' }, runtime);
    const title = (await findByRole(one, 'heading', 'Post details')).textContent;
    const list = await place('creator-performance', {}, runtime);
    await findByRole(list, 'heading', 'Performance');
    list.remove();
    await waitUntil(() => list.status === 'idle');
    expect((await findByRole(one, 'heading', 'Post details')).textContent).to.equal(title);
    await findByRole(one, 'heading', /Linked Products/);
  });

  it('two of Earnings ask the server once, open views of their own, and the one that leaves takes nothing along', async () => {
    const runtime = runtimeOf(world);
    const [one, two] = await Promise.all([
      place('creator-earnings', {}, runtime), place('creator-earnings', { view: 'confirmed_commission' }, runtime),
    ]);
    await findByRole(two, 'heading', /Confirmed/);
    expect(await asked('/v1/earnings')).to.be.at.most(1);
    const before = pageText(one);
    two.remove();
    await waitUntil(() => two.status === 'idle');
    expect(pageText(one)).to.equal(before);
    expect(one.status).to.equal('ready');
  });

  it('two collections show each their own products', async () => {
    const runtime = runtimeOf(world);
    const [monsoon, desk] = await Promise.all([
      place('creator-collection', { 'collection-id': 'col-monsoon' }, runtime),
      place('creator-collection', { 'collection-id': 'col-desk' }, runtime),
    ]);
    await findByRole(monsoon, 'heading', 'Monsoon must-haves');
    await findByRole(desk, 'heading', 'Desk setup under ₹2,000');
    monsoon.remove();
    await waitUntil(() => monsoon.status === 'idle');
    await findByRole(desk, 'heading', 'Desk setup under ₹2,000');
  });

  it('two lists share what was loaded, and one that leaves does not empty the other', async () => {
    const runtime = runtimeOf(world);
    const one = await place('creator-collection-listing', {}, runtime);
    const two = await place('creator-collection-listing', {}, runtime);
    const listed = queryAllByRole(two, 'listitem').length;
    expect(listed).to.be.greaterThan(0);
    one.remove();
    await waitUntil(() => one.status === 'idle');
    expect(queryAllByRole(two, 'listitem')).to.have.length(listed);
  });

  it('a toast is said once, by the last of them, and by another when that one leaves', async () => {
    catchCopies();
    const runtime = runtimeOf(world);
    const elements: HTMLElement[] = [];
    for (const tag of ['creator-help', 'creator-collection-listing', 'creator-help']) elements.push(await place(tag, {}, runtime));
    const told = () => elements.flatMap((element) => queryAllByText(element, 'Hello there')).length;
    runtime.toasts.show('success', 'Hello there');
    await waitUntil(() => told() === 1);
    expect(queryAllByText(elements[2] as HTMLElement, 'Hello there')).to.have.length(1);
    elements[2]?.remove();
    await waitUntil(() => told() === 1);
    await findByText(elements[1] as HTMLElement, 'Hello there');
  });

  it('only the reel viewer that somebody looks at plays', async () => {
    const runtime = runtimeOf(world);
    const box = document.createElement('div');
    document.body.append(box);
    const [first, second] = [await place('creator-reel-viewer', { 'category-id': 'fashion' }, runtime, box), await place('creator-reel-viewer', { 'category-id': 'home' }, runtime, box)];
    const playing = (element: HTMLElement) => [...element.shadowRoot?.querySelectorAll('video') ?? []].filter((video) => !video.paused).length;
    await waitUntil(() => playing(first) === 1 && playing(second) === 0);
    second.scrollIntoView({ behavior: 'instant' });
    await waitUntil(() => playing(first) === 0 && playing(second) === 1);
    box.remove();
    scrollTo(0, 0);
  });
});

describe('several runtimes on one page', () => {
  it('two creators stand side by side: neither figures nor toasts nor the end of a session mix', async () => {
    const [busy, fresh] = [await createWorld({ scenario: 'busy-creator' }), await createWorld({ scenario: 'new-creator' })];
    await busy.login();
    await fresh.login();
    const [his, hers] = [runtimeOf(busy), runtimeOf(fresh)];
    const one = await place('creator-performance', { period: 'LIFETIME' }, his);
    const two = await place('creator-performance', { period: 'LIFETIME' }, hers);
    await settledFigures(one);
    await settledFigures(two);
    expect(sum(two)).to.equal('₹0');
    const figures = sum(one);
    expect(figures).to.not.equal('₹0');
    his.toasts.show('error', 'Only for him');
    await findByText(one, 'Only for him');
    expect(queryAllByText(two, 'Only for him')).to.have.length(0);
    await fresh.control('faults', { method: '*', path: '/perf/v2/overview', status: 401, body: {} });
    await two.refresh();
    await findByRole(two, 'button', /[Ll]og ?in/);
    expect(sum(one)).to.equal(figures);
    await waitUntil(() => one.status === 'ready', 'it is not ready');
  });

  it('an element that is given another runtime shows that one\'s creator', async () => {
    const [busy, fresh] = [await createWorld({ scenario: 'busy-creator' }), await createWorld({ scenario: 'new-creator' })];
    await busy.login();
    await fresh.login();
    const element = await place('creator-performance', { period: 'LIFETIME' }, runtimeOf(busy));
    await settledFigures(element);
    expect(sum(element)).to.not.equal('₹0');
    element.runtime = runtimeOf(fresh);
    await waitUntil(() => sum(element) === '₹0');
  });
});
