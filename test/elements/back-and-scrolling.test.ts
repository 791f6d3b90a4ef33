import { expect, nextFrame } from '@open-wc/testing';
import '../../elements/creator-affiliate-links';
import type { ScreenElement } from '../../elements/define';
import { brand } from '../../demo/marketplace/brand';
import { createRuntime } from '../../src/runtime';
import { cards } from '../features/links/creating/setting';
import { click, findByRole, gone } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld } from '../support/world';

const orders = 'Previous Orders';

describe('A sheet that Back closes', () => {
  let element: ScreenElement;
  const rest = document.createElement('div');
  rest.style.height = '3000px';
  const isOpen = () => 'creatorLayer' in ((history.state ?? {}) as object);

  beforeEach(async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    history.pushState({ page: 1 }, '');
    element = document.createElement('creator-affiliate-links');
    element.runtime = createRuntime({ apiBase: world.apiBase, brand });
    document.body.append(element, rest);
    await element.whenReady();
  });
  afterEach(() => {
    element.remove();
    rest.remove();
    scrollTo(0, 0);
    history.scrollRestoration = 'auto';
    history.replaceState(null, '');
  });

  for (const [way, close] of [
    ['its own button', () => click(element, 'button', 'Done')],
    ['Back', () => history.back()],
  ] as const) {
    for (const mode of ['auto', 'manual'] as const) {
      it(`and ${way} closed leaves the page where it is, and its scroll restoration ${mode}`, async () => {
        history.scrollRestoration = mode;
        await click(element, 'button', cards.orders);
        await findByRole(element, 'dialog', orders);
        expect(history.scrollRestoration, 'while it is open').to.equal(mode);
        scrollTo(0, 500);
        await close();
        await gone(element, 'dialog', orders);
        await waitUntil(() => !isOpen(), 'the entry of the page');
        await nextFrame();
        await nextFrame();
        expect({ y: scrollY, mode: history.scrollRestoration }).to.deep.equal({ y: 500, mode });
      });
    }
  }

  it('hides from the page only its own step where two are taken at once', async () => {
    history.pushState({ page: 2 }, '');
    const heard: unknown[] = [];
    const hear = ({ state }: PopStateEvent) => heard.push(state);
    addEventListener('popstate', hear);
    await click(element, 'button', cards.orders);
    await findByRole(element, 'dialog', orders);
    history.back();
    history.back();
    await gone(element, 'dialog', orders);
    await waitUntil(() => heard.length > 0, 'the page hears of the second step');
    removeEventListener('popstate', hear);
    expect(heard).to.deep.equal([{ page: 1 }]);
  });

  it('leaves the scroll restoration as it was where the next one opens at once', async () => {
    for (const card of [cards.orders, cards.wishlist, cards.orders]) {
      await click(element, 'button', card);
      await waitUntil(isOpen, 'the entry of the sheet');
      expect(history.scrollRestoration).to.equal('auto');
      await click(element, 'button', 'Done');
    }
    await waitUntil(() => !isOpen() && history.scrollRestoration === 'auto', 'the entry of the page, as it was');
  });
});
