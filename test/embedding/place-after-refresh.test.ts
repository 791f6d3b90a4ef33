import { expect, nextFrame } from '@open-wc/testing';
import { scrollPast } from '../support/scroll-past';
import { createWorld, type World } from '../support/world';
import { place, rootsOf, runtimeOf, settledText } from './every-element';
import { everyApp, everyScreen, loadNothing } from './every-screen';

/** What has the focus, in whatever shadow root. */
function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** The control that is nearest to the middle of the window, as after a tap on it. */
function controlInMiddle(element: Element): HTMLElement | undefined {
  const controls = rootsOf(element).flatMap((root) => [...root.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, summary')]);
  const away = (control: Element) => {
    const { top, bottom } = control.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  };
  return controls.filter((control) => control.checkVisibility()).sort((a, b) => away(a) - away(b))[0];
}

describe('refresh() of a screen that somebody reads', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  afterEach(() => scrollTo(0, 0));

  for (const [tag, attributes = {}] of [...everyScreen, ...everyApp]) {
    if (loadNothing.has(tag)) continue;
    it(`${[tag, ...Object.values(attributes)].join(' ')} leaves the page and the focus where they are`, async () => {
      const element = await place(tag, attributes, runtimeOf(world));
      await element.whenReady();
      await scrollPast(element);
      // Further down stand rows of a second page, which is read again only when its place is near.
      scrollTo(0, Math.min(500, Math.round((document.documentElement.scrollHeight - innerHeight) / 2)));
      const control = controlInMiddle(element);
      control?.focus({ preventScroll: true });
      await nextFrame();
      const before = scrollY;
      await element.refresh();
      await settledText(element);
      const name = (active: Element | null | undefined) => active && `${active.localName} '${active.getAttribute('aria-label') ?? active.textContent}'`;
      expect({ y: scrollY, focused: name(focused()) }).to.deep.equal({ y: before, focused: name(control) });
      expect(focused() === control, 'the focus is on another element of the same name').to.equal(true);
    });
  }
});
