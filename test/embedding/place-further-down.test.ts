import { expect, nextFrame } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { makeElement, place, rootsOf, runtimeOf, settledText } from './every-element';
import { everyApp, everyScreen, type Attributes } from './every-screen';

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

/** Enough for more than one page of each list. */
const mostSteps = 30;

describe('a page that somebody reads to its end', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  afterEach(() => scrollTo(0, 0));

  for (const [tag, attributes = {}] of [...everyScreen, ...everyApp]) {
    it(`${[tag, ...Object.values(attributes)].join(' ')} is not scrolled back by what comes on the way`, async () => {
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
  }
});
