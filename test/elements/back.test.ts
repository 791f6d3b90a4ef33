import { expect } from '@open-wc/testing';
import '../../elements/creator-app';
import '../../elements/creator-affiliate-links';
import '../../elements/creator-home';
import '../../elements/creator-login';
import '../../elements/creator-post-linking';
import '../../elements/creator-bank-details';
import type { CreatorApp } from '../../elements/creator-app';
import type { ScreenElement } from '../../elements/define';
import { brand } from '../../demo/marketplace/brand';
import { createRuntime, type Runtime } from '../../src/runtime';
import { sessionStore } from '../../src/features/shared/session/session-store';
import { cards } from '../features/links/creating/setting';
import { choosePost } from '../features/post-linking/open-post-linking';
import { pretend, restoreDevice } from '../support/device';
import { holdTimers, type HeldTimers } from '../support/held-timers';
import { click, findByRole, findByText, gone, queryAllByRole, type } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { nextTask } from '../support/next-task';

const desk = 'Monsoon desk makeover under ₹2,000';
const orders = 'Previous Orders';

/** Of a page that keeps to itself that it goes back: its listener is there before ours. */
let keepsBack: (() => void) | undefined;
/** Of a page whose router draws it anew for each step in the history, before we hear of it. */
let drawsAnew: (() => void) | undefined;
addEventListener('popstate', (event) => {
  if (keepsBack) event.stopImmediatePropagation();
  keepsBack?.();
  drawsAnew?.();
});

describe('Back', () => {
  let world: World;
  let runtime: Runtime;
  const made: HTMLElement[] = [];
  /** Where the page's own router is taken: a router that was there before ours may hear of the entry that it is at. */
  let heard: unknown[] = [];
  const hear = ({ state }: PopStateEvent) => {
    if ((state as { page?: number } | null)?.page !== 1) heard.push(state);
  };
  const address = location.pathname + location.search;
  /** Whether the present entry is the page's own one again. */
  const settled = () => waitUntil(() => (history.state as { page?: number } | null)?.page === 1 && !('creatorLayer' in (history.state as object)), 'the entry of the page');

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    world = await createWorld({ scenario: 'busy-creator' });
    runtime = createRuntime({ apiBase: world.apiBase, brand });
    history.pushState({ page: 0 }, '', address);
    history.pushState({ page: 1 }, '', address);
    heard = [];
    addEventListener('popstate', hear);
  });
  afterEach(() => {
    restoreDevice();
    keepsBack = undefined;
    drawsAnew = undefined;
    removeEventListener('popstate', hear);
    for (const element of made.splice(0)) element.remove();
    runtime.signOut();
    history.replaceState(null, '', address);
  });

  async function put(tag: string): Promise<ScreenElement> {
    const element = document.createElement(tag) as ScreenElement;
    element.runtime = runtime;
    element.addEventListener('creator-navigate', (event) => event.preventDefault());
    made.push(element);
    document.body.append(element);
    await element.whenReady();
    return element;
  }
  async function start(routing: string, page: string): Promise<CreatorApp> {
    runtime.use(sessionStore).signIn((await world.login()).user_id);
    const app = document.createElement('creator-app');
    app.setAttribute('routing', routing);
    app.setAttribute('start', page);
    app.runtime = runtime;
    made.push(app);
    document.body.append(app);
    return app;
  }

  describe('in a page of a host', () => {
    it('closes an open sheet, and leaves the page\'s router where it is', async () => {
      await world.login();
      const element = await put('creator-affiliate-links');
      await click(element, 'button', cards.orders);
      await findByRole(element, 'dialog', orders);
      history.back();
      await gone(element, 'dialog', orders);
      await settled();
      expect(heard).to.deep.equal([]);
      history.back();
      await waitUntil(() => heard.length === 1);
      expect(heard).to.deep.equal([{ page: 0 }]);
    });

    it('closes it, and leaves no more than that, where the page draws itself anew meanwhile', async () => {
      await world.login();
      const element = await put('creator-affiliate-links');
      await click(element, 'button', cards.orders);
      await findByRole(element, 'dialog', orders);
      drawsAnew = () => element.remove();
      history.back();
      await waitUntil(() => !element.isConnected);
      drawsAnew = undefined;
      await settled();
      await put('creator-affiliate-links');
      await settled();
      history.back();
      await waitUntil(() => heard.length > 0);
      expect(heard).to.deep.equal([{ page: 0 }]);
    });

    it('leaves the page at once after a sheet that was closed by its own button', async () => {
      await world.login();
      const element = await put('creator-affiliate-links');
      // Of a router that came after us nothing is asked: it hears of none of our entries.
      const later: unknown[] = [];
      const hearLater = ({ state }: PopStateEvent) => void later.push(state);
      addEventListener('popstate', hearLater);
      for (const card of [cards.orders, cards.wishlist]) {
        await click(element, 'button', card);
        await click(element, 'button', 'Done');
        await settled();
      }
      removeEventListener('popstate', hearLater);
      expect(later).to.deep.equal([]);
      history.back();
      await waitUntil(() => heard.length === 1);
      expect(heard).to.deep.equal([{ page: 0 }]);
    });

    it('hears itself of a way that leads further back than the sheet', async () => {
      await world.login();
      const element = await put('creator-affiliate-links');
      await click(element, 'button', cards.orders);
      await findByRole(element, 'dialog', orders);
      await waitUntil(() => 'creatorLayer' in (history.state as object), 'no entry for the sheet');
      history.go(-2);
      await waitUntil(() => heard.length === 1, 'the page does not hear of it');
      expect(heard).to.deep.equal([{ page: 0 }]);
    });

    it('is not called back from where a link in a sheet leads to', async () => {
      await world.login();
      const element = await put('creator-home');
      await click(element, 'button', 'Your account');
      await findByRole(element, 'dialog', 'Your account');
      await waitUntil(() => 'creatorLayer' in (history.state as object), 'no entry for the sheet');
      let back = 0;
      pretend(history, 'back', () => back++);
      await click(element, 'link', /^Help/); // the page goes there itself, in its own time
      await gone(element, 'dialog', 'Your account');
      await nextTask(); // where an entry is given back
      expect(back).to.equal(0);
    });

    it('[LINK-02] goes one step back in linking a post', async () => {
      await world.login();
      const element = await put('creator-post-linking');
      await choosePost(element, desk);
      await click(element, 'button', cards.orders);
      await findByRole(element, 'dialog', orders);
      history.back();
      await gone(element, 'dialog', orders);
      await findByRole(element, 'heading', 'Step 2 of 2: Add Products');
      await waitUntil(() => 'creatorLayer' in (history.state as object));
      history.back();
      await findByRole(element, 'heading', 'Step 1 of 2: Select Post');
      await findByText(element, '1 post chosen');
      await settled();
      expect(heard).to.deep.equal([]);
    });

    it('[LOGIN-05] leads from the OTP to the number', async () => {
      const element = await put('creator-login');
      type(await findByRole(element, 'textbox', 'Phone number'), '9876543210');
      await click(element, 'button', 'Request OTP');
      await findByRole(element, 'textbox', 'OTP');
      history.back();
      expect(((await findByRole(element, 'textbox', 'Phone number')) as HTMLInputElement).value).to.equal('9876543210');
      await settled();
      expect(heard).to.deep.equal([]);
    });

    it('[BANK-05] asks before typed bank details are forgotten, as does the browser', async () => {
      await world.login();
      const element = await put('creator-bank-details');
      const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
      await click(element, 'button', /^(Add bank details|Edit)$/);
      const field = (await findByRole(element, 'textbox', /^IFSC/)) as HTMLInputElement;
      expect(leaves()).to.equal(true);
      type(field, 'SBIN0004321');
      await waitUntil(() => !leaves());
      history.back();
      await findByRole(element, 'dialog', 'Leave without saving?');
      await click(element, 'button', 'Keep editing');
      expect(((await findByRole(element, 'textbox', /^IFSC/)) as HTMLInputElement).value).to.equal('SBIN0004321');
      history.back();
      await click(element, 'button', 'Leave');
      await waitUntil(() => queryAllByRole(element, 'textbox').length === 0);
      expect(leaves()).to.equal(true);
      await settled();
      expect(heard).to.deep.equal([]);
    });
  });

  for (const routing of ['hash', 'memory', 'path']) {
    describe(`in <creator-app routing="${routing}">`, () => {
      const begin = async () => {
        const app = await start(routing, '/affiliate-links');
        if (routing === 'path') {
          await findByRole(app, 'tab', /^All/); // the address of the test is no page of the app
          app.navigate('/affiliate-links');
        }
        await findByRole(app, 'button', cards.orders);
        return app;
      };

      it('closes a sheet by the browser\'s Back and by the app\'s', async () => {
        const app = await begin();
        await click(app, 'button', cards.orders);
        await findByRole(app, 'dialog', orders);
        history.back();
        await gone(app, 'dialog', orders);
        await findByRole(app, 'heading', 'Create affiliate links');
        await click(app, 'button', cards.wishlist);
        await findByRole(app, 'dialog', 'Wishlist');
        expect(app.back()).to.equal(true);
        await gone(app, 'dialog', 'Wishlist');
        await findByRole(app, 'heading', 'Create affiliate links');
      });

      it('goes from an open sheet to another page, and back to the one before', async () => {
        const app = await begin();
        await click(app, 'button', cards.orders);
        await findByRole(app, 'dialog', orders);
        app.navigate('/help');
        await findByRole(app, 'heading', 'Help');
        expect(app.back()).to.equal(true);
        await findByRole(app, 'heading', 'Create affiliate links');
        expect(queryAllByRole(app, 'dialog')).to.have.length(0);
      });

      it('leads to the login from an open sheet when the session ends', async () => {
        const app = await begin();
        await world.control('faults', { method: 'GET', path: '/post-linking/wishlisted-products', status: 401, times: 1 });
        await click(app, 'button', cards.wishlist);
        await findByRole(app, 'textbox', 'Phone number');
        await waitUntil(() => !(history.state as { creatorLayer?: boolean } | null)?.creatorLayer);
      });
    });
  }

  /** Closes a sheet while the app has one page below it. What waits for the step back ends with the timers that are returned. */
  async function closeSheet(app: HTMLElement): Promise<HeldTimers> {
    await click(app, 'button', cards.orders);
    await findByRole(app, 'dialog', orders);
    await waitUntil(() => 'creatorLayer' in (history.state as object), 'no entry for the sheet');
    const patience = holdTimers(2_000);
    await click(app, 'button', 'Done');
    return patience;
  }

  /** The same in a browser that does not take the step back. */
  async function closeWithoutStep(app: HTMLElement) {
    let steps = 0;
    pretend(history, 'back', () => steps++);
    const patience = await closeSheet(app);
    await waitUntil(() => steps === 1, 'no step back');
    return { patience, steps: () => steps };
  }

  it('goes on to another page where a page keeps to itself that it went back', async () => {
    const app = await start('hash', '/affiliate-links');
    let kept = 0;
    keepsBack = () => kept++;
    const patience = await closeSheet(app);
    await waitUntil(() => kept === 1, 'no step back');
    app.navigate('/help');
    await patience.pass();
    await findByRole(app, 'heading', 'Help');
    keepsBack = undefined;
    expect(app.back()).to.equal(true);
    await findByRole(app, 'heading', 'Create affiliate links');
  });

  it('takes one step, also where the browser takes long for it', async () => {
    const app = await start('hash', '/affiliate-links');
    const { patience, steps } = await closeWithoutStep(app);
    await patience.pass();
    app.navigate('/help');
    History.prototype.back.call(history);
    await findByRole(app, 'heading', 'Help');
    expect([steps(), patience.running()]).to.deep.equal([1, 0]);
  });

  it('goes on to another page where a page does not go back', async () => {
    const app = await start('hash', '/affiliate-links');
    const { patience } = await closeWithoutStep(app);
    app.navigate('/help');
    await patience.pass();
    await patience.pass();
    await findByRole(app, 'heading', 'Help');
  });
});
