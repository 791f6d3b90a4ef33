import { expect } from '@open-wc/testing';
import '../../../elements/creator-app';
import type { CreatorApp } from '../../../elements/creator-app';
import { brand, demoPhone } from '../../../demo/marketplace/brand';
import { createRuntime } from '../../../src/runtime';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { click, findByRole, queryAllByRole } from '../../support/screen';
import { nextTask } from '../../support/next-task';
import { routingModes } from '../../support/routing-modes';
import { waitUntil } from '../../support/wait-until';
import { createWorld } from '../../support/world';

const own = location.href;

describe('<creator-app> in a page that has a router of its own', () => {
  let app: CreatorApp;
  let text: HTMLElement;
  /** The pages that the app says it shows. */
  let views: string[];

  async function start(routing: string, basePath: string, ...entries: string[]): Promise<void> {
    const world = await createWorld({ scenario: 'busy-creator' });
    const runtime = createRuntime({ apiBase: world.apiBase, brand });
    runtime.use(sessionStore).signIn((await world.login(demoPhone)).user_id);
    for (const entry of entries) history.pushState(null, '', entry);
    views = [];
    app = document.createElement('creator-app');
    app.setAttribute('routing', routing);
    if (basePath) app.setAttribute('base-path', basePath);
    app.addEventListener('creator-track', ({ detail }) => {
      if (detail.name === 'page-view') views.push(String(detail.facts?.['route']));
    });
    app.runtime = runtime;
    text = document.createElement('p');
    text.id = 'terms';
    text.textContent = 'Terms of the programme';
    document.body.append(app, text);
    await app.whenReady();
  }
  const at = () => location.pathname + location.hash;

  afterEach(() => {
    app.remove();
    text.remove();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', own);
    window.scrollTo(0, 0);
  });

  for (const [routing, basePath, place] of routingModes) {
    describe(`routing="${routing}"`, () => {
      it('shows the place to which the page leads, from its top, and Back returns to where it was', async () => {
        await start(routing, basePath, place('/performance'));
        await waitUntil(() => document.documentElement.scrollHeight > innerHeight + 500);
        window.scrollTo(0, 450);
        history.pushState({ key: 'of the page' }, '', place('/help'));
        await findByRole(app, 'heading', 'Help');
        await app.whenReady();
        expect(scrollY).to.equal(0);
        expect((history.state as { key: string }).key).to.equal('of the page');
        expect(app.back(), 'there is a page of the app to go back to').to.equal(true);
        await findByRole(app, 'heading', 'Performance');
        await waitUntil(() => scrollY === 450, `it stands at ${scrollY}`);
        expect(at()).to.equal(place('/performance'));
        expect(views).to.deep.equal(['performance', 'help', 'performance']);
      });

      it('shows the place that the page has put in place of another one', async () => {
        await start(routing, basePath, place('/performance'));
        app.navigate('/earnings');
        await findByRole(app, 'heading', 'Payments');
        history.replaceState({ key: 'of the page' }, '', place('/help'));
        await findByRole(app, 'heading', 'Help');
        expect(app.back()).to.equal(true);
        await findByRole(app, 'heading', 'Performance');
      });

      it('goes where the page leads that cancels creator-navigate for its own router', async () => {
        await start(routing, basePath, place('/performance'));
        app.addEventListener('creator-navigate', (event) => {
          event.preventDefault();
          setTimeout(() => history.pushState(null, '', place(event.detail.href.slice(basePath.length))));
        });
        await click(app, 'link', 'Help');
        await findByRole(app, 'heading', 'Help');
      });

      it('stays as it is while the page leaves for a page of its own, however long that takes', async () => {
        await start(routing, basePath, '/shop', place('/performance'));
        app.navigate('/help');
        await findByRole(app, 'heading', 'Help');
        const before = views.length;
        history.pushState(null, '', '/cart');
        await nextTask();
        expect(location.pathname).to.equal('/cart');
        history.go(-3);
        await waitUntil(() => location.pathname !== '/cart');
        await nextTask();
        expect(location.pathname).to.equal('/shop');
        await findByRole(app, 'heading', 'Help');
        history.pushState(null, '', place('/earnings'));
        await waitUntil(() => views.length > before, 'nothing is shown');
        expect(views.slice(before)).to.deep.equal(['earnings']);
      });

      it('knows its place after the page has tidied its address', async () => {
        await start(routing, basePath, place('/performance'));
        app.navigate('/help');
        await findByRole(app, 'heading', 'Help');
        const before = views.length;
        history.replaceState(null, '', location.href);
        await nextTask();
        expect(app.back()).to.equal(true);
        await findByRole(app, 'heading', 'Performance');
        expect(views.slice(before)).to.deep.equal(['performance']);
      });

      it('stays where it is when the page takes from its address what only the page reads', async () => {
        await start(routing, basePath, place('/performance').replace(/(?=#)|$/, '?utm_source=mail'));
        await waitUntil(() => document.documentElement.scrollHeight > innerHeight + 500);
        window.scrollTo(0, 450);
        history.replaceState(null, '', place('/performance'));
        await nextTask();
        await app.whenReady();
        await nextTask();
        expect([scrollY, views]).to.deep.equal([450, ['performance']]);
        history.replaceState(null, '', `${place('/performance')}?period=LIFETIME`);
        await waitUntil(() => views.length > 1);
        expect(((await findByRole(app, 'combobox', 'Date range')) as HTMLSelectElement).value).to.equal('LIFETIME');
      });

      it('has nothing to go back to within the app after a sheet, and after a link within the page', async () => {
        await start(routing, basePath, '/shop', place('/performance'));
        await click(app, 'button', 'See how it adds up');
        await findByRole(app, 'dialog');
        await waitUntil(() => 'creatorLayer' in Object(history.state), 'the sheet has no entry');
        await nextTask();
        history.back();
        await waitUntil(() => queryAllByRole(app, 'dialog').length === 0);
        if (routing === 'path') {
          location.hash = '#terms';
          await nextTask();
          history.back();
          await waitUntil(() => location.hash === '');
        }
        await nextTask();
        expect(app.back()).to.equal(true);
        await waitUntil(() => views.length > 1);
        expect([at(), views]).to.deep.equal([place('/influencer-home'), ['performance', 'home']]);
      });

      it('leaves links within the page to the page', async () => {
        await start(routing, basePath, place('/performance'));
        await waitUntil(() => document.documentElement.scrollHeight > innerHeight + 500);
        const link = document.createElement('a');
        link.href = '#terms';
        document.body.append(link);
        const shown = app.shadowRoot?.querySelector('creator-performance');
        link.click();
        link.remove();
        await waitUntil(() => scrollY > 0);
        const there = scrollY;
        await app.whenReady();
        await nextTask();
        expect([scrollY, location.hash]).to.deep.equal([there, '#terms']);
        expect(app.shadowRoot?.querySelector('creator-performance') === shown, 'the screen is the same').to.equal(true);
        expect(views).to.deep.equal(['performance']);
      });
    });
  }
});
