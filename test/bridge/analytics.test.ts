import { expect } from '@open-wc/testing';
import '../../elements/creator-app';
import type { CreatorApp } from '../../elements/creator-app';
import { brand } from '../../demo/marketplace/brand';
import { configureCreator, type PageConfig } from '../../src/configure-creator';
import type { AnalyticsEvent } from '../../src/bridge/analytics/event-sender';
import { sessionStore } from '../../src/features/shared/session/session-store';
import { account, agree, confirm, fill, open as openBankDetails, sentOtp } from '../features/bank-details/open-bank-details';
import { closeAll } from '../support/open-element';
import { prerender } from '../support/prerender';
import { click, findByRole, type } from '../support/screen';
import { createWorld, type World } from '../support/world';
import { waitUntil } from '../support/wait-until';

type Tracked = { name: string; facts: Record<string, unknown> };

describe('analytics', () => {
  let world: World;
  let notes: string[];
  let tracked: Tracked[];
  let app: CreatorApp | undefined;
  const hear = (event: Event) => void tracked.push((event as CustomEvent<Tracked>).detail);

  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    notes = [];
    tracked = [];
    sessionStorage.clear();
    document.addEventListener('creator-track', hear);
  });
  afterEach(async () => {
    configureCreator({}); // ends the counting
    app?.remove();
    closeAll();
    document.removeEventListener('creator-track', hear);
    localStorage.clear();
    await world.dispose();
  });

  const configure = (analytics: PageConfig['analytics']) =>
    configureCreator({ apiBase: world.apiBase, brand, analytics, onEvent: ({ note }) => notes.push(note) });
  const url = () => `${world.apiBase}/v1/analytics/events`;
  const counting = () => waitUntil(() => tracked.some(({ name }) => name === 'app-load'), 'nothing is counted');

  async function openApp(start: string, loggedIn = true): Promise<CreatorApp> {
    if (loggedIn) localStorage.setItem('creator:user-id', (await world.login()).user_id);
    app = document.createElement('creator-app');
    app.setAttribute('routing', 'memory');
    app.setAttribute('start', start);
    document.body.append(app);
    return app;
  }
  /** What has arrived, oldest first, after the page has been left. */
  async function arrived(enough: (events: AnalyticsEvent[]) => boolean): Promise<AnalyticsEvent[]> {
    let events: AnalyticsEvent[] = [];
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await waitUntil(async () => {
      events = (await world.control<{ events: AnalyticsEvent[] }>('events')).events.reverse();
      return enough(events);
    }, 'events did not arrive');
    return events;
  }
  const named = (events: AnalyticsEvent[], name: string) => events.filter((event) => event.name === name);
  const has = (name: string, count = 1) => (events: AnalyticsEvent[]) => named(events, name).length >= count;
  /** All that was sent, but for the ids and times that we make ourselves. */
  const told = (events: AnalyticsEvent[]) => JSON.stringify(events.map(({ name, path, values, entered_from: from }) => [name, path, values, from]));

  it('[ANALYTICS-03] [ANALYTICS-04] send page views, clicks and the time the app took to load', async () => {
    configure({ url: url() });
    const element = await openApp('/influencer-home?entered_from=Push_Note');
    await counting();
    await click(element, 'link', 'Help');
    await findByRole(element, 'heading', 'Help');
    const events = await arrived(has('page-view', 2));
    expect(named(events, 'page-view').map(({ path, values }) => [path, values])).to.deep.equal([
      ['/influencer-home', { route: 'home', entered_from: 'Push_Note' }],
      ['/help', { route: 'help', entered_from: 'Push_Note' }],
    ]);
    expect(named(events, 'click').map(({ path, values }) => [path, values])).to.deep.equal([
      ['/influencer-home', { element: 'creator-app', control: 'a', to: 'help' }],
    ]);
    const [load, ...more] = named(events, 'app-load');
    expect(more).to.have.length(0);
    expect(load?.values?.['element']).to.equal('creator-home');
    expect(load?.values?.['ready_ms']).to.be.within(1, performance.now());
    expect(load?.entered_from).to.equal('Push_Note');
  });

  it('[ANALYTICS-03] count nothing of a page that the browser has prepared before it is opened', async () => {
    const open = prerender();
    configure({ url: url() });
    const element = await openApp('/influencer-home');
    await element.whenReady();
    expect((await world.control<{ events: AnalyticsEvent[] }>('events')).events).to.deep.equal([]);
    expect(tracked.map(({ name }) => name)).to.not.include('app-load');
    open();
    await counting();
    const events = await arrived(has('app-load'));
    expect(named(events, 'page-view')).to.have.length(1);
    expect(named(events, 'app-load').map(({ values }) => values?.['ready_ms']), 'nobody has waited').to.deep.equal([0]);
  });

  it('[ANALYTICS-06] send events of one small shape, with the pattern of a route in place of its address', async () => {
    configure({ url: url() });
    await openApp('/collection/col-monsoon?entered_from=Story', false);
    await counting();
    const events = await arrived(has('app-load'));
    const allowed = ['name', 'path', 'time', 'session_id', 'entered_from', 'values'];
    for (const event of events) {
      expect(Object.keys(event).filter((key) => !allowed.includes(key) && key !== 'received_at')).to.deep.equal([]);
      expect(new Date(event.time).toISOString()).to.equal(event.time);
    }
    expect(named(events, 'page-view')[0]?.path).to.equal('/collection/:collectionId');
    expect(JSON.stringify(events)).to.not.contain('monsoon');
    expect(new Set(events.map((event) => event.session_id)).size).to.equal(1);
  });

  it('[ANALYTICS-02] begin a new session after 31 minutes without an activity, and keep it before that', async () => {
    let now = Date.UTC(2026, 0, 5, 10);
    const minutes = (count: number) => (now += count * 60_000);
    configure({ url: url(), now: () => now });
    const element = await openApp('/influencer-home');
    await counting();
    minutes(29);
    await click(element, 'link', 'Help');
    await findByRole(element, 'heading', 'Help');
    minutes(31);
    await click(element, 'link', 'Home');
    await findByRole(element, 'tab', /^All/);
    const events = await arrived(has('page-view', 3));
    const [first, second, third] = named(events, 'page-view').map((event) => event.session_id);
    expect(first).to.equal(second);
    expect(third).to.not.equal(first);
    expect(first).to.match(/^[\da-f]{32}$/);
  });

  it('go on with the session after a reload', async () => {
    configure({ url: url() });
    await openApp('/help');
    await counting();
    const [before] = await arrived(has('app-load'));
    configure({ url: url() });
    app?.remove();
    tracked = [];
    await openApp('/help');
    await counting();
    const events = await arrived(has('app-load', 2));
    expect(new Set(events.map((event) => event.session_id))).to.deep.equal(new Set([before?.session_id]));
  });

  it('do not carry the session over to whoever logs in next', async () => {
    configure({ url: url() });
    const element = await openApp('/help');
    await counting();
    for (const path of ['overview', 'posts-data']) {
      await world.control('faults', { method: 'POST', path: `/perf/v2/${path}`, status: 401, times: 9 });
    }
    await click(element, 'link', 'Performance');
    await findByRole(element, 'textbox', 'Phone number');
    const views = named(await arrived((all) => named(all, 'page-view').some(({ path }) => path === '/login')), 'page-view');
    expect(views.at(-1)?.path).to.equal('/login');
    expect(views.at(-1)?.session_id).to.not.equal(views[0]?.session_id);
  });

  it('only tell the page where no address is given', async () => {
    configure({});
    const element = await openApp('/influencer-home');
    await counting();
    await click(element, 'link', 'Help');
    await waitUntil(() => tracked.some(({ name }) => name === 'click'));
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect((await world.requests()).some(({ path }) => path.includes('analytics'))).to.equal(false);
  });

  it('[ERR-34] only log that events cannot be sent, once, and leave the app as it is', async () => {
    const beacon = navigator.sendBeacon;
    const refusals = [() => false, () => { throw new TypeError('refused'); }];
    navigator.sendBeacon = () => (refusals.shift() ?? (() => false))();
    try {
      await world.control('faults', { method: 'POST', path: '/v1/analytics/events', status: 503, times: 2 });
      configure({ url: url() });
      const element = await openApp('/influencer-home');
      await counting();
      dispatchEvent(new PageTransitionEvent('pagehide'));
      await click(element, 'link', 'Help');
      await findByRole(element, 'heading', 'Help');
      dispatchEvent(new PageTransitionEvent('pagehide'));
      const refused = async () => (await world.requests()).filter(({ path, status }) => path.includes('analytics') && status === 503).length;
      await waitUntil(async () => (await refused()) === 2);
      await waitUntil(() => notes.some((note) => note.includes('analytics')));
      expect(notes.filter((note) => note.includes('analytics'))).to.deep.equal(['analytics: events could not be sent (503)']);
    } finally {
      navigator.sendBeacon = beacon;
    }
  });

  describe('are told no secret', () => {
    const phone = '9876543210';

    it('[ANALYTICS-01] by a login, which tells the user id alone', async () => {
      const runtime = configure({ url: url() });
      const element = await openApp('/login', false);
      await counting();
      type(await findByRole(element, 'textbox', 'Phone number'), phone);
      await click(element, 'button', 'Request OTP');
      const field = await findByRole(element, 'textbox', 'OTP');
      const otp = await sentOtp(world);
      type(field, otp);
      await click(element, 'button', 'Login');
      await findByRole(element, 'tab', /^All/);
      const events = await arrived(has('identify'));
      expect(named(events, 'identify')[0]?.values).to.deep.equal({ user_id: runtime.use(sessionStore).$userId.get() });
      expect(named(events, 'click').map(({ values }) => values?.['name'])).to.deep.equal(['request-otp', 'login']);
      expect(otp).to.have.length(6);
      for (const secret of [phone, otp]) expect(told(events).includes(secret), secret).to.equal(false);
    });

    it('by bank details', async () => {
      await world.control('scenario', { name: 'payment-pending' });
      localStorage.setItem('creator:user-id', (await world.login()).user_id);
      await world.control('flags', { flag: 'isGSTRequired', value: true });
      const { element } = await openBankDetails(world, configure({ url: url() }));
      await counting();
      await click(element, 'button', 'Add bank details');
      await fill(element, { gst: true });
      await agree(element);
      const otp = await sentOtp(world);
      await confirm(world, element);
      await findByRole(element, 'heading', 'Your bank details are saved');
      const events = await arrived(has('click', 4));
      expect(told(events)).to.contain('next-step');
      for (const secret of [otp, account.number, account.ifsc, account.gst, account.holder, phone]) {
        expect(told(events).includes(secret), secret).to.equal(false);
      }
    });
  });
});
