import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { inPage, outOfBox, overlapping, smallTargets } from '../support/layout';
import { scrollPast } from '../support/scroll-past';
import { createWorld, type World } from '../support/world';
import { everyScreen, makeElement, runtimeOf } from './every-element';

/** A box of the host's page, far narrower than the window, so that only the box can tell a screen how wide it is. */
const widths = [320, 280] as const;

describe('in a narrow box of a wide page', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    await setViewport({ width: 1280, height: 800 });
  });
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [tag, attributes = {}] of everyScreen) {
    const name = [tag, ...Object.values(attributes)].join(' ');
    it(`${name} keeps within its sides and can be tapped`, async () => {
      const element = makeElement(tag, attributes, runtimeOf(world));
      const page = inPage(element, widths[0]);
      try {
        expect(await element.whenReady()).to.equal('ready');
        await scrollPast(element);
        for (const width of widths) {
          page.style.width = `${width}px`;
          expect(page.scrollWidth, `as wide as its page at ${width} px`).to.equal(page.clientWidth);
          expect(outOfBox(element), `out of the box at ${width} px`).to.deep.equal([]);
          expect(smallTargets(element), `too small at ${width} px`).to.deep.equal([]);
          expect(overlapping(element), `one over another at ${width} px`).to.deep.equal([]);
        }
      } finally {
        page.remove();
      }
    });
  }
});
