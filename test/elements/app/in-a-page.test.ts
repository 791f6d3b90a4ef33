import { expect } from '@open-wc/testing';
import '../../../elements/creator-app';
import type { CreatorApp } from '../../../elements/creator-app';
import { brand, demoPhone } from '../../../demo/marketplace/brand';
import { createRuntime } from '../../../src/runtime';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { findByRole } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import { createWorld, type World } from '../../support/world';

/** Where an app stands in a page, what scrolls there, and the position of a page of the app that begins. */
const places: [name: string, routing: string, around: string, begins: (box: HTMLElement, app: HTMLElement) => number][] = [
  ['the page scrolls', 'hash', '', () => 0],
  ['a box of the page scrolls', 'hash', 'height: 400px; overflow: auto', () => 0],
  ['the app is a part of the page', 'memory', '', (_, app) => app.offsetTop],
  ['the app is a part of a box that scrolls', 'memory', 'height: 400px; overflow: auto; position: relative', (_, app) => app.offsetTop],
];

describe('<creator-app> in a page of a host', () => {
  let world: World;
  let box: HTMLElement;
  let app: CreatorApp;
  const address = location.pathname + location.search;

  async function start(routing: string, around: string, page = '/performance'): Promise<void> {
    const runtime = createRuntime({ apiBase: world.apiBase, brand });
    runtime.use(sessionStore).signIn((await world.login(demoPhone)).user_id);
    box = document.createElement('div');
    box.style.cssText = around;
    const text = document.createElement('p');
    text.textContent = 'Our programme for creators';
    text.style.cssText = 'height: 200px; margin: 0';
    app = document.createElement('creator-app');
    app.setAttribute('routing', routing);
    app.setAttribute('start', page);
    app.runtime = runtime;
    box.append(text, app);
    document.body.append(box);
    await app.whenReady();
  }

  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    document.title = 'Shop';
  });
  afterEach(() => {
    box.remove();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', address);
    window.scrollTo(0, 0);
  });

  for (const [name, routing, around, begins] of places) {
    it(`begins each of its pages in view where ${name}, and comes back to where it was`, async () => {
      await start(routing, around);
      const scroller = around ? box : document.documentElement;
      await waitUntil(() => scroller.scrollHeight > scroller.clientHeight + 500);
      scroller.scrollTo(0, 450);
      app.navigate('/help');
      await findByRole(app, 'heading', 'Help');
      await app.whenReady();
      expect(scroller.scrollTop).to.equal(begins(box, app));
      expect(app.back()).to.equal(true);
      await findByRole(app, 'heading', 'Performance');
      await waitUntil(() => scroller.scrollTop === 450, `it stands at ${scroller.scrollTop}`);
    });
  }

  it('stays on its page with routing by hash where a <base> leads relative addresses elsewhere, as each page of Angular has one', async () => {
    const base = document.createElement('base');
    base.href = '/shop/';
    document.head.append(base);
    try {
      await start('hash', '', '/influencer-home');
      const page = location.origin + address;
      const leadsTo = async (name: string) => ((await findByRole(app, 'link', name)) as HTMLAnchorElement).href;
      expect(await leadsTo('Help')).to.equal(`${page}#/help`);
      expect(await leadsTo('See your payments'), 'a link of a screen').to.equal(`${page}#/earnings`);
      (await findByRole(app, 'link', 'See your payments')).click();
      await findByRole(app, 'heading', 'Payments');
      expect(location.href).to.equal(`${page}#/earnings`);
    } finally {
      base.remove();
    }
  });

  it('names the page after what it shows, and gives its name back when it goes', async () => {
    await start('hash', '');
    expect(document.title).to.equal('Performance · Bazaar creators');
    app.navigate('/help');
    await waitUntil(() => document.title === 'Help · Bazaar creators');
    app.remove();
    await waitUntil(() => document.title === 'Shop');
  });

  for (const [page, heading] of [['/influencer-home', 'Home'], ['/auto-dm-listing', 'AutoDM posts'], ['/collection-listing', 'Links and collections'], ['/qr-code-listing', 'QR codes']] as const) {
    it(`names the tab of the browser at ${page} like the page`, async () => {
      await start('hash', '', page);
      if (heading !== 'Home') await findByRole(app, 'heading', heading); // Home has no heading of that name
      expect(document.title).to.equal(`${heading} · Bazaar creators`);
    });
  }

  it('leaves name, address and scrolling to the page with routing="memory"', async () => {
    const entries = history.length;
    await start('memory', '');
    app.navigate('/help');
    await findByRole(app, 'heading', 'Help');
    expect([document.title, location.pathname + location.search, location.hash, history.length, history.scrollRestoration]).to.deep.equal(['Shop', address, '', entries, 'auto']);
  });
});
