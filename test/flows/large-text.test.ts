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

/** Words of up to 14 letters that are broken inside, where a line could as well begin with them. */
const brokenWords = `(() => {
  const walk = (root) => [...root.querySelectorAll('*')].flatMap((at) => [at, ...(at.shadowRoot ? walk(at.shadowRoot) : [])]);
  const app = document.querySelector('creator-app').shadowRoot;
  const texts = walk(app).filter((at) => at instanceof HTMLElement && at.checkVisibility({ visibilityProperty: true }) && !at.closest('.visually-hidden, .skip, style'))
    .flatMap((at) => [...at.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE));
  return texts.flatMap((text) => [...text.data.matchAll(/(?<![\\w\\p{L}\\p{M}])[\\p{L}\\p{M}]{2,14}(?![\\w\\p{L}\\p{M}])/gu)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size > 1;
  }).map(([word]) => word + ' in <' + text.parentElement.localName + ' class="' + text.parentElement.className + '"> ' + text.data));
})()`;

/** What stands out of the sides of the open sheet or dialog, and words that are wider than their place; tabs may be scrolled. */
const outOfSheet = `(() => {
  const walk = (root) => [...root.querySelectorAll('*')].flatMap((at) => [at, ...(at.shadowRoot ? walk(at.shadowRoot) : [])]);
  const dialog = walk(document).filter((at) => at.matches('dialog[open]')).at(-1);
  if (!dialog) return ['no sheet is open'];
  const side = dialog.getBoundingClientRect();
  return [...dialog.querySelectorAll('*')].filter((at) => at.checkVisibility({ visibilityProperty: true }) && !at.closest('.visually-hidden, .toaster, [role="tablist"]'))
    .filter((at) => {
      const { left, right, width } = at.getBoundingClientRect();
      const words = [...at.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
      const wider = words && at.clientWidth > 0 && at.scrollWidth > at.clientWidth + 1 && getComputedStyle(at).overflowX === 'visible';
      return wider || (width > 0 && (left < side.left - 1 || right > side.right + 1));
    })
    .map((at) => '<' + at.localName + ' class="' + at.getAttribute('class') + '"> ' + at.textContent.trim().slice(0, 40));
})()`;

/** What the open sheet says. */
const sheetText = `(() => {
  const walk = (root) => [...root.querySelectorAll('*')].flatMap((at) => [at, ...(at.shadowRoot ? walk(at.shadowRoot) : [])]);
  return walk(document).filter((at) => at.matches('dialog[open]')).at(-1)?.textContent ?? '';
})()`;

/** Names that are wider than their place, so that they lie on what stands beside them. */
const overlapping = (selector: string) => `(() => {
  const walk = (root) => [...root.querySelectorAll('*')].flatMap((at) => [at, ...(at.shadowRoot ? walk(at.shadowRoot) : [])]);
  const found = walk(document).filter((at) => at.matches(${JSON.stringify(selector)}) && at.checkVisibility());
  return { found: found.length > 0, wider: found.filter((at) => at.scrollWidth > at.clientWidth + 1).map((at) => at.textContent.trim()) };
})()`;

/** Each with what it says once all of it is there. */
const sheets: readonly (readonly [what: string, way: string, button: string | RegExp, text: string])[] = [
  ['account', '/influencer-home', /account/i, 'Log out'],
  ['deletion of a collection', '/collection-listing', /^Delete/, 'DELETE'],
  ['deletion of a QR code', '/qr-code-listing', /^Delete/, 'DELETE'],
  ['deletion of a post', '/auto-dm-listing', /^Delete/, 'DELETE'],
  ['QR code', '/qr-code-listing', /^Show the QR code/, 'Download'],
  ['products', '/collection-listing', 'Products', 'Copy Link'],
  ['statement', '/earnings', 'Statement and tax (TDS)', 'Download CSV'],
  ['payment', '/earnings', 'See what it is made of', 'To be paid'],
  ['confirmed commissions', '/earnings?view=confirmed_commission', 'See how it adds up', 'Affiliate Sales'],
  ['total commissions', '/performance?period=LIFETIME', 'See how it adds up', 'Affiliate Sales'],
];

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
      expect(await creator.run<string[]>(brokenWords)).to.deep.equal([]);
    });
  }

  for (const [what, way, button, text] of sheets) {
    it(`leaves the whole of the sheet '${what}' within its sides`, async () => {
      await creator.goto(way);
      await waitUntil(() => creator.run<boolean>(settled), `${way} has not settled`);
      await creator.run("document.documentElement.style.fontSize = '200%'");
      await creator.click('button', button);
      await waitUntil(async () => (await creator.run<string>(sheetText)).includes(text), `the sheet does not say '${text}'`);
      expect(await creator.run<string[]>(outOfSheet)).to.deep.equal([]);
    });
  }

  it('no figure of Help lies on its explanation', async () => {
    await creator.goto('/help');
    await creator.see('heading', 'Help');
    await creator.run("document.documentElement.style.fontSize = '200%'");
    expect(await creator.run(overlapping('.help-rules dt'))).to.deep.equal({ found: true, wider: [] });
  });

  it('no date of a payment lies on the next', async () => {
    await creator.goto('/earnings');
    await creator.see('heading', 'Payments');
    await waitUntil(async () => {
      await creator.run('scrollTo(0, document.documentElement.scrollHeight)'); // it comes when it is near
      return await creator.count('heading', 'When is this paid?') > 0;
    }, 'the dates are not there');
    await creator.run("document.documentElement.style.fontSize = '200%'");
    expect(await creator.run(overlapping('.dates > li'))).to.deep.equal({ found: true, wider: [] });
  });

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

describe('on a phone of 320 px', () => {
  it('no name in the navigation lies on the next', async () => {
    const creator = await openPerson({ scenario: 'busy-creator', viewport: { width: 320, height: 640 } });
    await creator.login();
    await creator.goto('/help');
    await creator.see('heading', 'Help');
    const gaps = await creator.run<number[]>(`(() => {
      const items = [...document.querySelector('creator-app').shadowRoot.querySelectorAll('.nav-item')].map((item) => {
        const words = document.createRange();
        words.selectNodeContents([...item.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== ''));
        return words.getBoundingClientRect();
      });
      return items.slice(1).map(({ left }, index) => Math.round(left - items[index].right));
    })()`);
    expect(gaps).to.have.length(4);
    for (const gap of gaps) expect(gap).to.be.at.least(2);
  });
});
