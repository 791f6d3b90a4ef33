import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { inPage, outOfBox, overlapping, smallTargets } from '../support/layout';
import { scrollPast } from '../support/scroll-past';
import { chooseLanguage } from '../../src/choose-language';
import { pageLanguage } from '../../src/text/words';
import { createWorld, type World } from '../support/world';
import { makeElement, runtimeOf } from './every-element';
import { everyScreen } from './every-screen';

/** English, the pseudo-language, which is 40 % longer, and a language with long words. The screen is in each in turn. */
const languages = ['en', 'en-XA', 'ta'] as const;

/** A box of the host's page, far narrower than the window, so that only the box can tell a screen how wide it is. */
const widths = [320, 280] as const;
const ephemeral = { ephemeral: true };

describe('in a narrow box of a wide page', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    await setViewport({ width: 1280, height: 800 });
  });
  after(async () => {
    await setViewport({ width: 800, height: 600 });
    pageLanguage.chosen = undefined;
  });

  for (const [tag, attributes = {}] of everyScreen) {
    const name = [tag, ...Object.values(attributes)].join(' ');
    it(`${name} keeps within its sides and can be tapped`, async () => {
      const element = makeElement(tag, attributes, runtimeOf(world));
      const page = inPage(element, widths[0]);
      try {
        expect(await element.whenReady()).to.equal('ready');
        await scrollPast(element);
        for (const language of languages) {
          expect(await chooseLanguage(ephemeral, language)).to.equal(true);
          for (const width of widths) {
            page.style.width = `${width}px`;
            const where = `in ${language} at ${width} px`;
            expect(page.scrollWidth, `as wide as its page ${where}`).to.equal(page.clientWidth);
            expect(outOfBox(element), `out of the box ${where}`).to.deep.equal([]);
            expect(smallTargets(element), `too small ${where}`).to.deep.equal([]);
            expect(overlapping(element), `one over another ${where}`).to.deep.equal([]);
          }
        }
      } finally {
        page.remove();
        await chooseLanguage(ephemeral, 'en');
      }
    });
  }
});
