import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { backPath, chevronRightPath } from '../../src/widgets/icons/icon';
import { click, findByRole, queryAllByRole, queryAllByText, queryByRole } from '../support/screen';
import { restoreDevice } from '../support/device';
import { holdTimers } from '../support/held-timers';
import { inPage, outOfBox, overlapping } from '../support/layout';
import { scrollPast } from '../support/scroll-past';
import { createWorld, type World } from '../support/world';
import { makeElement, place, runtimeOf } from './every-element';
import { everyScreen } from './every-screen';
import { waitUntil } from '../support/wait-until';

/** The characters of a text from left to right, as they are seen. */
function seenOrder(element: HTMLElement): string {
  const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const range = document.createRange();
  return [...node.data]
    .map((letter, index) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return { letter, left: range.getBoundingClientRect().left };
    })
    .sort((a, b) => a.left - b.left)
    .map(({ letter }) => letter)
    .join('');
}

const middle = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

/** The arrows that point on or back as in a left-to-right page, by what stands around them. */
const forwards = (element: Element): string[] =>
  [...element.shadowRoot?.querySelectorAll(`path[d="${chevronRightPath}"], path[d="${backPath}"]`) ?? []]
    .map((path) => path.closest('svg') as SVGElement)
    .filter((arrow) => arrow.checkVisibility() && getComputedStyle(arrow).scale !== '-1 1')
    .map((arrow) => `${arrow.parentElement?.className ?? ''}: ${arrow.parentElement?.textContent.slice(0, 40) ?? ''}`);

/** Sheets of parts that come late come late as well. */
const allTurned = (element: Element) => waitUntil(() => forwards(element).length === 0)
  .catch(() => { throw new Error(`not turned round: ${forwards(element).join(', ')}`); });

describe('in a right-to-left page', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  const pages: HTMLElement[] = [];
  afterEach(() => {
    restoreDevice();
    for (const page of pages.splice(0)) page.remove();
  });
  const open = async (tag: string, attributes = {}, width = 390) => {
    const element = makeElement(tag, attributes, runtimeOf(world));
    pages.push(inPage(element, width, 'rtl'));
    await element.whenReady();
    return element;
  };

  for (const [tag, attributes = {}] of everyScreen) {
    it(`${[tag, ...Object.values(attributes)].join(' ')} keeps within its sides, and nothing lies over anything`, async () => {
      const element = await open(tag, attributes, 360);
      expect(element.status).to.equal('ready');
      await scrollPast(element);
      const page = element.parentElement as HTMLElement;
      expect(outOfBox(element)).to.deep.equal([]);
      expect(page.scrollWidth).to.equal(page.clientWidth);
      expect(overlapping(element)).to.deep.equal([]);
      await allTurned(element);
    });
  }

  it('turns the arrows of sheets and of further views as well', async () => {
    const home = await open('creator-home');
    await click(home, 'button', 'Your account');
    const sheet = await findByRole(home, 'dialog', 'Your account');
    expect(sheet.querySelectorAll('svg').length).to.be.greaterThan(3);
    await allTurned(home);
    for (const [view, role] of [['past_payments', 'list'], ['confirmed_commission', 'heading']] as const) {
      const element = await open('creator-earnings', { view });
      await findByRole(element, role);
      await allTurned(element);
    }
  });

  it('begins at the right: headings, Back and the first tab stand there', async () => {
    const element = await open('creator-earnings', { view: 'past_payments' });
    const heading = await findByRole(element, 'heading', /payments/i);
    expect(getComputedStyle(heading).textAlign).to.equal('right');
    const back = await findByRole(element, 'button', 'Back');
    expect(middle(back)).to.be.greaterThan(middle(heading));
    expect(getComputedStyle(back.querySelector('svg') as Element).scale).to.equal('-1 1');
    const home = await open('creator-performance');
    const tabs = queryAllByRole(home, 'tab');
    expect(middle(tabs[0] as Element)).to.be.greaterThan(middle(tabs[1] as Element));
  });

  it('moves to the tab on the side that the arrow key points to', async () => {
    const element = await open('creator-performance');
    await findByRole(element, 'tab', 'QR Code'); // it comes after the others, in between
    // Of two tabs each is the next one on both sides, since the keys go around.
    const tabs = () => queryAllByRole(element, 'tab').sort((a, b) => middle(b) - middle(a));
    const chosen = () => tabs().findIndex((tab) => tab.ariaSelected === 'true');
    expect([tabs().length > 2, chosen()]).to.deep.equal([true, 0]);
    tabs()[0]?.focus();
    for (const [key, place] of [['ArrowLeft', 1], ['ArrowLeft', 2], ['ArrowRight', 1]] as const) {
      await sendKeys({ press: key });
      await waitUntil(() => chosen() === place, `${key} leads to tab ${place} from the right, not ${chosen()}`);
    }
  });

  it('keeps the order of amounts and of English sentences', async () => {
    const element = await open('creator-earnings', { view: 'past_payments' });
    await findByRole(element, 'heading', /payments/i);
    const amounts = queryAllByText(element, /^₹[\d,.]+$/);
    expect(amounts.length).to.be.greaterThan(0);
    for (const amount of amounts) expect(seenOrder(amount)).to.match(/^₹[\d,.]+$/);
    const help = await open('creator-help', {}, 700);
    const question = await findByRole(help, 'searchbox').catch(() => undefined);
    expect(question === undefined || getComputedStyle(question).direction === 'rtl').to.equal(true);
  });

  it('shows the way on to the left, and words begin at the right of a row as well', async () => {
    const home = await open('creator-home');
    const row = await findByRole(home, 'button', /Plants for north windows/);
    await waitUntil(() => getComputedStyle(row.querySelector(':scope > svg') as Element).scale === '-1 1');
    const performance = await open('creator-performance', { period: 'LIFETIME' });
    const post = await findByRole(performance, 'button', /sales/);
    const title = post.querySelector('.post-card-title') as Element;
    const range = document.createRange();
    range.selectNodeContents(title);
    expect(range.getBoundingClientRect().right).to.be.closeTo(title.getBoundingClientRect().right, 3);
    expect(getComputedStyle(post.querySelector(':scope > svg') as Element).scale).to.equal('-1 1');
  });

  it('turns drawers round with the page', async () => {
    const drawerOwner = await open('creator-performance', { period: 'LIFETIME' });
    await click(drawerOwner, 'button', 'See how it adds up');
    const close = await findByRole(drawerOwner, 'button', 'Close');
    const title = queryByRole(drawerOwner, 'heading', 'Total Commissions') as Element;
    expect(middle(close)).to.be.lessThan(middle(title));
    await click(drawerOwner, 'button', 'Close');
  });

  it('is the page\'s own direction that counts, not that of a box inside it', async () => {
    const plain = await place('creator-help', {}, runtimeOf(world));
    expect(getComputedStyle(await findByRole(plain, 'heading', 'Help')).textAlign).to.not.equal('right');
  });

  it('leaves the arrow of a select its own place beside the text', async () => {
    const element = await open('creator-performance');
    const select = await findByRole(element, 'combobox', 'Date range');
    const arrow = select.parentElement?.querySelector('svg') as Element;
    const style = getComputedStyle(select);
    const room = select.getBoundingClientRect().left + parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft);
    expect(arrow.getBoundingClientRect().right).to.be.at.most(room);
  });

  it('names no side in a style sheet: what stands at the start of a line does so in both directions', async () => {
    const element = await open('creator-earnings', { view: 'payments' });
    const sheets = new Set<CSSStyleSheet>();
    for (const [tag, attributes] of everyScreen) for (const sheet of (await open(tag, attributes)).shadowRoot?.adoptedStyleSheets ?? []) sheets.add(sheet);
    const lopsided: string[] = [];
    const look = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const { style } = rule;
          for (const side of ['padding', 'margin', 'border-width', '']) {
            const of = (name: string) => style.getPropertyValue(side === 'border-width' ? `border-${name}-width` : side ? `${side}-${name}` : name);
            // What keeps away from a notch is about the device.
            if (of('left') !== of('right') && !rule.cssText.includes('safe-area-inset-right')) lopsided.push(rule.cssText);
          }
        }
        if ('cssRules' in rule) look(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of sheets) look(sheet.cssRules);
    expect(element.status).to.equal('ready');
    expect(lopsided).to.deep.equal([]);
  });

  it('shows the tip of a carousel that its dot names', async () => {
    holdTimers(3000); // it stands still meanwhile
    const element = await open('creator-qr-code-listing');
    await click(element, 'button', 'Tip 3 of 4');
    const track = await findByRole(element, 'group', 'QR code guidelines');
    const box = track.getBoundingClientRect();
    await waitUntil(() => {
      const third = track.children[2]?.getBoundingClientRect();
      return third !== undefined && Math.abs(third.left - box.left) < 2;
    });
    const named = (tip: number) => waitUntil(() => queryByRole(element, 'button', `Tip ${tip} of 4`)?.getAttribute('aria-current') === 'true', `no dot of tip ${tip}`);
    await named(3);
    // And the other way round: the dot is that of the tip that a swipe leads to.
    track.scrollTo({ left: -track.clientWidth, behavior: 'instant' });
    await named(2);
    expect(middle(track.children[0] as Element)).to.be.greaterThan(middle(track.children[1] as Element));
  });
});
