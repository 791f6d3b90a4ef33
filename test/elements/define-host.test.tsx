import { expect } from '@open-wc/testing';
import { pretend, restoreDevice } from '../support/device';
import { createProbeRuntime, hear, makeProbe } from '../support/probe-element';
import { waitUntil } from '../support/wait-until';

describe('what a screen does with its element', () => {
  afterEach(() => {
    restoreDevice();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('knows the app that it is in', async () => {
    const alone = makeProbe({ attributes: { 'base-path': '/creators/' } });
    await alone.show();
    expect(alone.host()).to.include({ basePath: '/creators', viewsInAddress: false, runtime: alone.element.runtime });
    const inApp = makeProbe({ router: { navigate: () => undefined, back: () => undefined } });
    await inApp.show();
    expect(inApp.host()).to.include({ basePath: '', viewsInAddress: true });
    expect(alone.host().hrefOf('/help')).to.equal('/creators/help');
  });

  it('takes the addresses of its links from the app around it', async () => {
    const router = { navigate: () => undefined, back: () => undefined };
    const probe = makeProbe({ router: { ...router, href: (path) => `/shop#${path}` }, attributes: { 'base-path': '/creators' } });
    await probe.show();
    expect(probe.host().hrefOf('/help')).to.equal('/shop#/help');
    probe.element.router = router;
    expect(probe.host().hrefOf('/help')).to.equal('/creators/help');
  });

  it('knows whom a creator can ask', async () => {
    const support = { email: 'help@example.com' };
    const probe = makeProbe({ runtime: createProbeRuntime({ support }) });
    await probe.show();
    expect(probe.host().support).to.deep.equal(support);
  });

  it('navigates by the address of the page where no app is around it', async () => {
    const probe = makeProbe({ attributes: { 'base-path': '#shop' } });
    const asked = hear('creator-navigate');
    await probe.show();
    probe.host().navigate('collection', { collectionId: '9' }, { query: { sort: 'new' } });
    expect(location.hash).to.equal('#shop/collection/9?sort=new');
    probe.host().navigate('home', {}, { replace: true });
    expect(location.hash).to.equal('#shop/influencer-home');
    history.back();
    await waitUntil(() => location.hash === '', 'the page before both');
    expect(asked).to.deep.equal([
      { route: 'collection', params: { collectionId: '9' }, href: '#shop/collection/9?sort=new', replace: false },
      { route: 'home', params: {}, href: '#shop/influencer-home', replace: true },
    ]);
  });

  it('navigates by the app around it, unless the page prevents it', async () => {
    const went: unknown[] = [];
    const probe = makeProbe({ router: { navigate: (...step) => went.push(step), back: () => went.push('back') } });
    await probe.show();
    probe.host().navigate('home', {}, { replace: true });
    probe.host().back();
    expect(went).to.deep.equal([['/influencer-home', { replace: true }], 'back']);
    hear('creator-navigate', { prevent: true });
    probe.host().navigate('home');
    expect(went.length).to.equal(2);
    expect(location.hash).to.equal('');
  });

  it('goes back in the history of the page, or Home if it has none', async () => {
    const probe = makeProbe({ attributes: { 'base-path': '#shop' } });
    await probe.show();
    let backs = 0;
    pretend(history, 'back', () => backs++);
    pretend(history, 'length', 2);
    probe.host().back();
    expect([backs, location.hash]).to.deep.equal([1, '']);
    pretend(history, 'length', 1);
    probe.host().back();
    expect([backs, location.hash]).to.deep.equal([1, '#shop/influencer-home']);
  });

  it('opens another address in a new tab that has no access to this one, unless the page prevents it', async () => {
    const probe = makeProbe();
    await probe.show();
    const opened: unknown[] = [];
    pretend(window, 'open', (...call: unknown[]) => void opened.push(call));
    const asked = hear('creator-open-external');
    probe.host().openExternal('https://shop.example', 'reward');
    hear('creator-open-external', { prevent: true });
    probe.host().openExternal('https://shop.example', 'share');
    expect(opened).to.deep.equal([['https://shop.example', '_blank', 'noopener,noreferrer']]);
    expect(asked).to.deep.equal([{ href: 'https://shop.example', reason: 'reward' }, { href: 'https://shop.example', reason: 'share' }]);
  });

  it('tells the page what it shows, and what analytics count', async () => {
    const [changes, tracks] = [hear('creator-change'), hear('creator-track')];
    const probe = makeProbe();
    await probe.show();
    probe.host().changed({ view: 'posts', filters: { type: 'REEL' } });
    probe.host().track('post_opened', { position: 3 });
    probe.host().track('list_opened');
    expect(changes).to.deep.equal([{ view: 'posts', filters: { type: 'REEL' } }]);
    expect(tracks).to.deep.equal([{ name: 'post_opened', facts: { position: 3 } }, { name: 'list_opened', facts: {} }]);
  });

  it('reports a fault of its code by the class of the error alone', async () => {
    const reports: unknown[] = [];
    const probe = makeProbe({ runtime: createProbeRuntime({ onEvent: ({ note, error }) => reports.push([note, error?.code]) }) });
    await probe.show();
    probe.host().fault(new TypeError('9876543210'));
    expect(reports).to.deep.equal([[`<${probe.element.localName}>: TypeError`, 'action-failed']]);
  });

  it('is ready when its code has arrived, degraded as long as a part is missing, and says so once', async () => {
    const probe = makeProbe({ silent: true });
    const errors = hear('creator-error');
    const ready = hear('creator-ready');
    await probe.show();
    const { wait, lack, setStatus } = probe.host();
    const arrived = wait();
    setStatus('ready');
    expect(probe.element.status).to.equal('loading');
    arrived();
    expect(await probe.element.whenReady()).to.equal('ready');
    const lacking = new TypeError('no answer');
    const there = lack(lacking);
    expect(probe.element.status).to.equal('degraded');
    there();
    lack(lacking)();
    expect(probe.element.status).to.equal('ready');
    await waitUntil(() => errors.length > 0, 'creator-error');
    expect([errors.length, ready.length]).to.deep.equal([1, 3]);
  });
});
