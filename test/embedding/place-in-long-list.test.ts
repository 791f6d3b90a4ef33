import { expect, nextFrame } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { makeElement, rootsOf, runtimeOf } from './every-element';
import type { Attributes } from './every-screen';

/** Of these, few rows are there at once when a list has many. */
const screens: readonly (readonly [tag: string, attributes: Attributes])[] = [
  ['creator-auto-dm-listing', {}],
  ['creator-performance', { period: 'LIFETIME' }],
  ['creator-app', { routing: 'memory', start: '/performance?period=LIFETIME' }],
];

const rowsOf = (element: Element) => rootsOf(element).flatMap((root) => [...root.querySelectorAll<HTMLElement>('.infinite-list > li')]);
const othersOf = (element: Element) => rootsOf(element).flatMap((root) => [...root.querySelectorAll('[role=listitem]')]);

describe('a list that becomes long while somebody is at its end', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'ten-thousand-posts' });
    await world.login();
  });
  afterEach(() => scrollTo(0, 0));

  for (const [tag, attributes] of screens) {
    it(`${[tag, ...Object.values(attributes)].join(' ')}: its rows stay, with the focus, and the page is not scrolled`, async () => {
      const element = makeElement(tag, attributes, runtimeOf(world));
      document.body.append(element);
      await waitUntil(() => rowsOf(element).length > 0, 'no row');
      while (othersOf(element).length === 0) {
        const count = rowsOf(element).length;
        const last = rowsOf(element).at(-1);
        const control = last?.querySelector<HTMLElement>('button, a[href]');
        expect(Boolean(control), 'a control in the last row').to.equal(true);
        control?.focus({ preventScroll: true });
        last?.scrollIntoView({ block: 'end' });
        await nextFrame();
        const before = scrollY;
        scrollBy(0, 40); // as far as it needs to ask for more
        await waitUntil(() => rowsOf(element).length > count || othersOf(element).length > 0, 'no further row');
        await nextFrame();
        expect(scrollY, 'the page was scrolled').to.be.at.least(before);
        expect(control?.matches(':focus'), 'the focus').to.equal(true);
      }
      expect(rowsOf(element)).to.have.length(30);
    });
  }
});
