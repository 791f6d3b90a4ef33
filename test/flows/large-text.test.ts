import { expect } from '@open-wc/testing';
import { routes } from '../../src/domain/routes';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

const ways = Object.values(routes).map((path) => path.replace(':categoryId', 'fashion').replace(':collectionId', 'col-monsoon'));

const settled = `(() => {
  const app = document.querySelector('creator-app');
  const screen = app?.shadowRoot?.querySelector('main')?.firstElementChild;
  return app?.status === 'ready' && screen?.status === 'ready' && !screen.shadowRoot.querySelector('.skeleton');
})()`;

/** The size of the screen's running text, in px. */
const textSize = `parseFloat(getComputedStyle(document.querySelector('creator-app').shadowRoot.querySelector('main').firstElementChild.shadowRoot.querySelector('h1')).fontSize)`;

/** Texts that are cut off at their side, and what stands out of the page's sides, where nobody can scroll to it. */
const cut = `(() => {
  const walk = (root) => [...root.querySelectorAll('*')].flatMap((at) => [at, ...(at.shadowRoot ? walk(at.shadowRoot) : [])]);
  const clips = (at) => { for (let up = at.parentElement; up; up = up.parentElement) if (getComputedStyle(up).overflowX !== 'visible') return true; return false; };
  const name = (at) => '<' + at.localName + ' class="' + at.className + '"> ' + at.textContent.trim().slice(0, 40);
  return walk(document.querySelector('creator-app').shadowRoot).filter((at) => at instanceof HTMLElement && at.checkVisibility({ visibilityProperty: true }) && !at.closest('.visually-hidden, .skip'))
    .filter((at) => {
      const { overflowX, textOverflow } = getComputedStyle(at);
      const { left, right, width, height } = at.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      const hidden = at.clientWidth > 0 && at.scrollWidth > at.clientWidth + 1 && overflowX === 'hidden' && textOverflow !== 'ellipsis' && at.textContent.trim() !== '';
      return hidden || ((left < -1 || right > innerWidth + 1) && !clips(at));
    }).map(name);
})()`;

describe('text twice as large, on a phone of 390 px', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.login();
  });

  for (const way of ways) {
    it(`follows the reader's own size and is not cut off at ${way}`, async () => {
      await creator.goto(way);
      await waitUntil(() => creator.run<boolean>(settled), `${way} has not settled`);
      const before = await creator.run<number>(textSize);
      await creator.run("document.documentElement.style.fontSize = '200%'");
      expect(await creator.run<number>(textSize) / before).to.be.within(1.9, 2.1);
      expect(await creator.run<string[]>(cut)).to.deep.equal([]);
    });
  }

  it('stays readable on a page that makes a rem small', async () => {
    await creator.goto('/help');
    await creator.see('heading', 'Help');
    const before = await creator.run<number>(textSize);
    await creator.run("document.documentElement.style.fontSize = '62.5%'");
    expect(await creator.run<number>(textSize)).to.equal(before);
  });

  it('keeps the size that a page sets itself', async () => {
    await creator.goto('/help');
    await creator.see('heading', 'Help');
    await creator.run("document.documentElement.style.setProperty('--creator-font-size', '20px')");
    expect(await creator.run<number>(textSize)).to.equal(28);
  });
});
