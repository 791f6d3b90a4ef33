import { expect, nextFrame } from '@open-wc/testing';
import { focusedElement } from '../support/focused-element';
import { scrollPast } from '../support/scroll-past';
import { createWorld, type World } from '../support/world';
import { place, rootsOf, runtimeOf, settledText } from './every-element';
import { everyApp, everyScreen, loadNothing } from './every-screen';

/** Enough for more than one page of each list. */
const mostSteps = 30;

/** The control that is nearest to the middle of the window, as after a tap on it. */
function controlInMiddle(element: Element): HTMLElement | undefined {
  const controls = rootsOf(element).flatMap((root) => [...root.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, summary')]);
  const away = (control: Element) => {
    const { top, bottom } = control.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  };
  return controls.filter((control) => control.checkVisibility()).sort((a, b) => away(a) - away(b))[0];
}

describe('a screen that somebody reads', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  afterEach(() => scrollTo(0, 0));

  for (const [tag, attributes = {}] of [...everyScreen, ...everyApp]) {
    const name = [tag, ...Object.values(attributes)].join(' ');

    it(`${name} is not scrolled back by what comes on the way to its end`, async () => {
      const element = await place(tag, attributes, runtimeOf(world));
      await element.whenReady();
      const back: string[] = [];
      let last = 0;
      const look = () => {
        if (scrollY < last - 1) back.push(`from ${last} to ${scrollY}`);
        last = scrollY;
      };
      addEventListener('scroll', look);
      try {
        for (let step = 0; step < mostSteps; step++) {
          scrollBy(0, innerHeight / 2);
          await nextFrame();
          await nextFrame();
          look();
        }
        await settledText(element);
        look();
      } finally {
        removeEventListener('scroll', look);
      }
      expect(back.join(), 'the page was scrolled back').to.equal('');
    });

    if (loadNothing.has(tag)) continue;
    it(`${name} loads again and leaves the page and the focus where they are`, async () => {
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
      const textOf = (active: Element | null | undefined) => active && `${active.localName} '${active.getAttribute('aria-label') ?? active.textContent}'`;
      expect({ y: scrollY, focused: textOf(focusedElement()) }).to.deep.equal({ y: before, focused: textOf(control) });
      expect(focusedElement() === control, 'the focus is on another element of the same name').to.equal(true);
    });
  }
});
