import '../../elements/creator-auto-dm';
import '../../elements/creator-auto-dm-listing';
import '../../elements/creator-bank-details';
import '../../elements/creator-collection-listing';
import '../../elements/creator-earnings';
import '../../elements/creator-home';
import '../../elements/creator-ordered-products';
import '../../elements/creator-performance';
import '../../elements/creator-post-linking';
import '../../elements/creator-qr-code-listing';
import { expect } from '@open-wc/testing';
import { clear, createStore, entries } from 'idb-keyval';
import type { ScreenElement } from '../../elements/define';
import type { Earnings } from '../../src/api/contract/earnings';
import { formatMoney } from '../../src/domain/money';
import type { CreatorConfig, Runtime } from '../../src/runtime';
import { pretend, restoreDevice } from '../support/device';
import { hold } from '../support/hold';
import { openElement, runtimeOf, showElement } from '../support/open-element';
import { findByText, queryAllByRole, queryAllByText, queryByRole } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';

const key = 'creator:last-answers';
const device = createStore('creator-elements', 'last-answers');
const inTab = () => sessionStorage.getItem(key) ?? '';
const mark = /^Last known, as of /;

/** A page that knows its creator. */
const known = (userId = 'one', config: CreatorConfig = {}): CreatorConfig => ({ getUserId: () => userId, ...config });
/** An app that knows its creator. */
const inApp = (userId = 'one'): CreatorConfig => ({ getAuth: async () => ({ 'APP-USER-ID': userId }) });

describe('the last good answer', () => {
  let world: World;
  let said: Earnings;
  let figure: string;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    said = await (await fetch(`${world.apiBase}/v1/earnings`)).json() as Earnings;
    figure = formatMoney(said.total_commission);
  });
  afterEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
    await clear(device);
  });

  /** A visit that ends with its answers stored. */
  async function visit(tag: string, config: CreatorConfig, stored: () => boolean | Promise<boolean> = () => inTab() !== ''): Promise<Runtime> {
    const { element, runtime } = await openElement(tag, runtimeOf(world, config));
    await waitUntil(stored, `${tag} stored nothing`);
    element.remove();
    return runtime;
  }
  /** The next visit, whose calls are held. */
  async function visitAgain(tag: string, config: CreatorConfig): Promise<{ element: ScreenElement; held: { kept(): Promise<void>; release(): void }; runtime: Runtime }> {
    // Not held by the sandbox: a browser has six connections to a host, and what releases them would wait for one.
    let count = 0;
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const gated: typeof fetch = async (input, init) => {
      count++;
      await released;
      return fetch(input, init);
    };
    const runtime = runtimeOf(world, { ...config, fetch: gated });
    const held = { kept: () => waitUntil(() => count > 0, 'no call was held'), release };
    return { element: showElement(tag, runtime), held, runtime };
  }
  /** A further visit of earnings that waits for its answers, as without a visit before. */
  async function showsNothingEarlier(config: CreatorConfig): Promise<void> {
    const { element, held } = await visitAgain('creator-earnings', config);
    await held.kept();
    expect(queryAllByText(element, figure).length).to.equal(0);
    held.release();
    await element.whenReady();
    element.remove();
  }
  const onDevice = async () => (await entries<string, string>(device)).map(([name, text]) => ({ name, text }));

  it('shows the first figures with their time before the answer comes, and nothing moves when it comes', async () => {
    await visit('creator-earnings', known());
    const { element, held } = await visitAgain('creator-earnings', known());
    await findByText(element, figure);
    await findByText(element, mark);
    expect(element.status).to.equal('loading');
    const top = () => (element.shadowRoot?.querySelector('.payment, [aria-labelledby=payment]') as HTMLElement).getBoundingClientRect().top;
    const before = top();
    held.release();
    await element.whenReady();
    expect(element.status).to.equal('ready');
    expect(queryAllByText(element, mark).length).to.equal(0);
    expect(top()).to.equal(before);
  });

  for (const [name, config] of [
    ['the page says', { getUserId: () => 7 }], ['the app says', { getAuth: async () => ({ 'APP-USER-ID': 7 }), remember: 'tab' }],
  ] as unknown as [string, CreatorConfig][]) {
    it(`is that of a creator whose id is a number, as ${name}`, async () => {
      await visit('creator-earnings', config);
      const { element, held } = await visitAgain('creator-earnings', config);
      await findByText(element, mark);
      held.release();
      await element.whenReady();
    });
  }

  it('keeps the row that has the focus when the answer comes', async () => {
    await visit('creator-auto-dm-listing', known());
    const { element, held } = await visitAgain('creator-auto-dm-listing', known());
    await findByText(element, mark);
    await waitUntil(() => queryByRole(element, 'list') !== null);
    const button = element.shadowRoot?.querySelector('li button, [role=listitem] button') as HTMLElement;
    button.focus();
    held.release();
    await element.whenReady();
    expect(element.shadowRoot?.activeElement === button).to.equal(true);
  });

  it('is shown on every screen that opens with figures or cards', async () => {
    const screens: Record<string, readonly string[]> = {
      'creator-earnings': ['earnings'],
      'creator-home': ['earnings', 'profile', 'latest-posts', 'latest-AFFILIATE_LINKS', 'latest-QR_CODE', 'reward-banner'],
      'creator-performance': ['profile', 'performance'],
      'creator-auto-dm-listing': ['posts'],
      'creator-collection-listing': ['AFFILIATE_LINKS'],
      'creator-qr-code-listing': ['QR_CODE'],
      'creator-auto-dm': ['profile', 'auto-dm', 'trigger-words', 'latest-posts'],
      'creator-ordered-products': ['ordered-products'],
      'creator-post-linking': ['instagram-media'],
    };
    for (const [tag, names] of Object.entries(screens)) {
      sessionStorage.removeItem(key);
      await visit(tag, known(), () => names.every((name) => inTab().includes(` ${name} `)));
      const { element, held } = await visitAgain(tag, known());
      await waitUntil(() => queryAllByText(element, mark).length > 0, `${tag} shows nothing of the last visit`);
      expect(queryAllByRole(element, 'button', 'Retry').length, tag).to.equal(0);
      expect(element.status, tag).to.equal('loading');
      held.release();
      await waitUntil(() => element.status === 'ready', `${tag} is ${element.status}`);
      element.remove();
    }
  });

  it('is shown by the older version of performance too', async () => {
    await world.control('flags', { flag: 'is_perf_experiment_enabled', value: false });
    await visit('creator-performance', known(), () => ['older-overview', 'older-posts'].every((name) => inTab().includes(name)));
    const { element, held } = await visitAgain('creator-performance', known());
    await findByText(element, mark);
    element.shadowRoot?.querySelector('.all-posts')?.scrollIntoView();
    await waitUntil(() => queryAllByRole(element, 'listitem').length > 3, 'no posts');
    held.release();
    await element.whenReady();
    await world.control('flags', { flag: 'is_perf_experiment_enabled', value: true });
  });

  it('stays with its time when the answer fails, as after any failed refresh', async () => {
    await visit('creator-earnings', known());
    await world.control('faults', { method: 'GET', path: '/v1/earnings', status: 500 });
    const { element } = await openElement('creator-earnings', runtimeOf(world, known()));
    expect(element.status).to.equal('degraded');
    await findByText(element, figure);
    expect(queryAllByRole(element, 'group', 'Not up to date').length).to.equal(1);
    expect(queryAllByText(element, mark).length).to.equal(0);
  });

  it('shows nothing of another creator, nor to a visitor who is not known', async () => {
    await visit('creator-earnings', known('one'));
    for (const config of [known('two'), known(''), { onUnauthorized: () => false }]) {
      await showsNothingEarlier(config);
    }
  });

  it('stores nothing of a creator who became another one while the answer was on its way', async () => {
    let creator = 'one';
    const held = await hold(world, 'GET', '/v1/earnings');
    const element = showElement('creator-earnings', runtimeOf(world, { getUserId: () => creator }));
    await held.kept();
    creator = 'two';
    await held.release();
    await element.whenReady();
    element.remove();
    await visit('creator-auto-dm-listing', { getUserId: () => creator });
    expect(inTab()).to.contain('"user":"two"').and.not.contain(' earnings ');
  });

  it('is gone with the logout, and with a 401', async () => {
    const runtime = await visit('creator-earnings', known());
    runtime.signOut();
    expect(inTab()).to.equal('');
    await visit('creator-earnings', known());
    await world.control('faults', { method: 'GET', path: '/v1/earnings', status: 401 });
    const { element } = await openElement('creator-earnings', runtimeOf(world, known()));
    expect(element.status).to.equal('error');
    expect(inTab()).to.equal('');
  });

  it('contains no bank details, and nothing that the API contract does not name', async () => {
    await world.control('faults', { method: 'GET', path: '/v1/earnings', status: 200, body: { ...said, bank_account: 'XXXX4321', payment: { ...said.payment, masked_account: 'XXXX4321' } } });
    await visit('creator-earnings', known());
    await openElement('creator-bank-details', runtimeOf(world, known()));
    await visit('creator-home', known(), () => inTab().includes('latest-posts'));
    expect(inTab()).to.contain('total_commission').and.not.contain('4321').and.not.match(/bank-details|accountNumber|ifsc/);
  });

  it('drops what it cannot read, and shows what is fresh', async () => {
    await visit('creator-earnings', known());
    sessionStorage.setItem(key, inTab().replaceAll('"total_commission":', '"total_commission":"much","was":'));
    const { element } = await openElement('creator-earnings', runtimeOf(world, known()));
    expect(element.status).to.equal('ready');
    await findByText(element, figure);
    for (const damaged of ['{', '"x"', '{"user":"one","entries":[null]}', '{"user":"one","entries":[{"name":"x"}]}']) {
      sessionStorage.setItem(key, damaged);
      const next = await openElement('creator-earnings', runtimeOf(world, known()));
      expect(next.element.status, damaged).to.equal('ready');
    }
  });

  it('does not show a deleted row again', async () => {
    await visit('creator-collection-listing', known(), () => inTab().includes('AFFILIATE_LINKS'));
    const { element, runtime } = await openElement('creator-collection-listing', runtimeOf(world, known()));
    const { collectionActionsStore } = await import('../../src/features/shared/collections/collection-actions-store');
    const list = await (await fetch(`${world.apiBase}/collection-links?page_index=0&page_size=20&collection_type=AFFILIATE_LINKS`)).json() as { collections: { id: string }[] };
    const id = list.collections[0]?.id ?? '';
    await runtime.use(collectionActionsStore).remove(id);
    await waitUntil(() => !inTab().includes(id), 'the deleted collection is still stored');
    element.remove();
  });

  it('does not store a list after a row of it has been deleted', async () => {
    const { element, runtime } = await openElement('creator-collection-listing', runtimeOf(world, known()));
    await waitUntil(() => inTab().includes('AFFILIATE_LINKS'));
    const { collectionActionsStore } = await import('../../src/features/shared/collections/collection-actions-store');
    const list = await (await fetch(`${world.apiBase}/collection-links?page_index=0&page_size=20&collection_type=AFFILIATE_LINKS`)).json() as { collections: { id: string }[] };
    const id = list.collections[0]?.id ?? '';
    const idle: (() => void)[] = [];
    pretend(globalThis, 'requestIdleCallback', (run: () => void) => idle.push(run));
    await element.refresh();
    await runtime.use(collectionActionsStore).remove(id);
    restoreDevice();
    idle.forEach((run) => run());
    await waitUntil(() => !inTab().includes(id), 'the deleted collection is stored');
    element.remove();
  });

  it('is optional: without storage, with `nothing` and in an ephemeral runtime everything is as before', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor;
    let tried = false;
    Object.defineProperty(window, 'sessionStorage', { configurable: true, get: () => {
      tried ||= new Error('where').stack?.includes('answer-memory') === true;
      throw new DOMException('refused', 'SecurityError');
    } });
    try {
      const { element, runtime } = await openElement('creator-earnings', runtimeOf(world, known()));
      expect(element.status).to.equal('ready');
      await waitUntil(() => tried, 'it did not try to store the answer');
      runtime.signOut(); // What it has not written yet would be written to the storage that works again.
      element.remove();
    } finally {
      Object.defineProperty(window, 'sessionStorage', own);
    }
    await visit('creator-earnings', known());
    for (const config of [known('one', { remember: 'nothing' }), known('one', { remember: false as never }), known('one', { ephemeral: true })]) {
      const before = inTab();
      await showsNothingEarlier(config);
      expect(inTab()).to.equal(config.ephemeral ? before : '');
      if (!config.ephemeral) await visit('creator-earnings', known());
    }
  });

  it('stays in the tab where the page uses a word that means nothing', async () => {
    await visit('creator-earnings', known('one', { remember: 'session' as never }));
    expect([inTab() !== '', localStorage.getItem(key)]).to.deep.equal([true, null]);
  });

  it('goes on where storage is full', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function full() { throw new DOMException('full', 'QuotaExceededError'); };
    try {
      const { element } = await openElement('creator-earnings', runtimeOf(world, known()));
      expect(element.status).to.equal('ready');
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  it('is for the device in an app that sends the creator: IndexedDB, which a logout empties', async () => {
    const stored = async () => (await onDevice()).some(({ text }) => text.includes(' earnings '));
    await visit('creator-earnings', inApp(), stored);
    expect(inTab()).to.equal('');
    expect((await onDevice()).map(({ name }) => name)).to.deep.equal([localStorage.getItem(key)]);
    const { element, held, runtime } = await visitAgain('creator-earnings', inApp());
    await findByText(element, figure);
    await findByText(element, mark);
    held.release();
    await element.whenReady();
    element.remove();
    runtime.signOut();
    expect(localStorage.getItem(key)).to.equal(null);
    await waitUntil(async () => (await onDevice()).length === 0, 'IndexedDB still has the answers');
  });

  it('shows nothing from IndexedDB without its key, as after `Clear-Site-Data`, and begins anew', async () => {
    const stored = async () => (await onDevice()).some(({ text }) => text.includes(' earnings '));
    await visit('creator-earnings', inApp(), stored);
    const first = localStorage.getItem(key);
    localStorage.removeItem(key);
    const { element, held } = await visitAgain('creator-earnings', inApp());
    await held.kept();
    expect(queryAllByText(element, figure).length).to.equal(0);
    held.release();
    await element.whenReady();
    await waitUntil(async () => (await onDevice()).every(({ name }) => name !== first) && await stored(), 'the old answers are still there');
  });

  it('shows no answer whose time is ahead of the clock, and one that is a minute ahead as of now', async () => {
    await visit('creator-earnings', known());
    const stored = inTab();
    const aheadBy = (ms: number) => stored.replace(/"at":\d+/g, `"at":${Date.now() + ms}`);
    sessionStorage.setItem(key, aheadBy(86_400_000));
    await showsNothingEarlier(known());
    sessionStorage.setItem(key, aheadBy(60_000));
    const { element, held } = await visitAgain('creator-earnings', known());
    await findByText(element, mark);
    expect(queryAllByText(element, figure).length).to.be.above(0);
    await held.release();
    await element.whenReady();
  });

  it('drops what an older version remembered with fewer calls than this one makes', async () => {
    await visit('creator-performance', known(), () => inTab().includes(' performance '));
    const { user, entries: kept } = JSON.parse(inTab()) as { user: string; entries: { name: string; answers: Record<string, unknown> }[] };
    for (const { name, answers } of kept) if (name.includes(' performance ')) delete answers['POST /perf/v2/overview'];
    sessionStorage.setItem(key, JSON.stringify({ user, entries: kept }));
    const { element, held } = await visitAgain('creator-performance', known());
    await held.kept();
    expect(queryAllByText(element, mark).length).to.equal(0);
    await held.release();
    await element.whenReady();
    expect(element.status).to.equal('ready');
  });

  it('keeps the profile and the figures of a screen where many posts were opened', async () => {
    const { openAnswerMemory } = await import('../../src/state/answer-memory');
    const user = async () => 'one';
    const memory = openAnswerMemory({ where: 'tab', apiBase: '/api', user });
    void memory.keep(user(), { name: 'profile ', at: 1, answers: { 'GET /x': 'small' } });
    void memory.keep(user(), { name: 'performance {"period":"30"}', at: 2, answers: { 'GET /x': 'a'.repeat(20_000) } });
    for (let at = 3; at <= 60; at++) void memory.keep(user(), { name: `post-detail {"id":"${at}"}`, at, answers: { 'GET /x': 'a'.repeat(9_000) } });
    await waitUntil(() => inTab() !== '');
    const { entries: left } = JSON.parse(inTab()) as { entries: { name: string }[] };
    const names = left.map(({ name }) => name);
    expect(names).to.include('/api profile ').and.include('/api performance {"period":"30"}').and.include('/api post-detail {"id":"60"}');
    expect(names).to.not.include('/api post-detail {"id":"3"}');
    expect(new TextEncoder().encode(inTab()).length).to.be.at.most(200_000).and.above(150_000);
  });

  it('deletes what it has written where another tab has changed the creator meanwhile', async () => {
    const { openAnswerMemory } = await import('../../src/state/answer-memory');
    let asked = 0;
    // The creator when the load began, before it is stored, before it is written, and after.
    const memory = openAnswerMemory({ where: 'tab', apiBase: '/api', user: async () => (++asked > 2 ? 'two' : 'one') });
    await memory.keep(Promise.resolve('one'), { name: 'earnings ', at: 1, answers: { 'GET /x': 'of one' } });
    await waitUntil(() => asked >= 3);
    await waitUntil(() => inTab() === '', 'the answers of the creator before are still stored');
  });

  it('takes at most 200 KB, the oldest of which goes first', async () => {
    const { openAnswerMemory } = await import('../../src/state/answer-memory');
    const user = async () => 'one';
    const memory = openAnswerMemory({ where: 'tab', apiBase: '/api', user });
    for (let at = 1; at <= 6; at++) void memory.keep(user(), { name: `entry-${at}`, at, answers: { 'GET /x': 'अ'.repeat(15_000) } });
    await waitUntil(() => inTab() !== '');
    expect(new TextEncoder().encode(inTab()).length).to.be.at.most(200_000).and.above(150_000);
    const { entries: left } = JSON.parse(inTab()) as { entries: { name: string }[] };
    expect(left.map(({ name }) => name)).to.deep.equal([3, 4, 5, 6].map((at) => `/api entry-${at}`));
  });
});
