import { expect } from '@open-wc/testing';
import type { ScreenElement } from '../../elements/define';
import { click, findByRole, findByText } from '../support/screen';
import { scrollPast } from '../support/scroll-past';
import { createWorld, type World } from '../support/world';
import { place, runtimeOf } from './every-element';
import { everyScreen } from './every-screen';

/** A page that resets everything, the elements in it too, and shouts it; what comes after holds before it as well. */
const resets = `
  * { all: unset !important; }
  head, script, style { display: none !important; }
  body { text-transform: uppercase; letter-spacing: 4px; word-spacing: 20px; text-indent: 40px; white-space: nowrap; line-height: 3; font: italic 30px cursive; color: red; cursor: wait; }
`;
// The size of the root is the reader's own, which our texts follow.
const loud = 'body { margin: 0; } html { font-style: italic; font-family: cursive; line-height: 3; } html, body, div { text-transform: uppercase; letter-spacing: 4px; text-indent: 40px; white-space: nowrap; color: red; visibility: visible; list-style: square; text-shadow: 2px 2px red; } body, div { font: italic 30px/3 cursive; }';

/** What a person sees of a part: its place and size in the element, and how its text looks. */
function looks(element: HTMLElement): string[] {
  const origin = element.shadowRoot?.querySelector('.shell')?.getBoundingClientRect() ?? new DOMRect();
  const parts: HTMLElement[] = [];
  const walk = (root: ParentNode) => {
    for (const child of root.querySelectorAll<HTMLElement>('*')) {
      if (!child.checkVisibility() || child.closest('svg, video')) continue;
      parts.push(child);
    }
  };
  walk(element.shadowRoot ?? element);
  return parts.map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const style = getComputedStyle(part);
    const box = [left - origin.left, top - origin.top, width, height].map(Math.round).join(' ');
    const text = [style.display, style.fontFamily, style.fontSize, style.fontStyle, style.lineHeight, style.color, style.letterSpacing, style.textTransform, style.whiteSpace, style.cursor, style.textShadow].join(' ');
    return `${part.localName}.${part.className} at ${box}: ${text}`;
  });
}

const changed = (before: readonly string[], after: readonly string[]) =>
  after.flatMap((line, index) => (line === before[index] ? [] : [`${line}, not ${before[index]}`])).slice(0, 5);

describe('in a page whose style sheet resets everything', () => {
  let world: World;
  const sheet = document.createElement('style');
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(() => {
    sheet.textContent = 'body { margin: 0; }';
    document.head.append(sheet);
  });
  afterEach(() => sheet.remove());

  for (const [tag, attributes = {}] of everyScreen) {
    it(`${[tag, ...Object.values(attributes)].join(' ')} looks as it does in a plain page`, async () => {
      const element = await place(tag, attributes, runtimeOf(world));
      await scrollPast(element);
      for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.cancel();
      const plain = looks(element);
      expect(plain.length).to.be.greaterThan(5);
      sheet.textContent = resets;
      expect(getComputedStyle(element).display, 'the page has its way with the element itself').to.equal('inline');
      expect(changed(plain, looks(element))).to.deep.equal([]);
      sheet.textContent = loud;
      expect(changed(plain, looks(element))).to.deep.equal([]);
    });
  }

  it('the badge of demo mode stands beneath the screen as it does in a plain page', async () => {
    const element = document.createElement('creator-help') as ScreenElement;
    element.setAttribute('scenario', 'busy-creator');
    document.body.append(element);
    await element.whenReady();
    const badge = await findByText(element, 'Demo data');
    const plain = looks(element);
    sheet.textContent = resets;
    expect(changed(plain, looks(element))).to.deep.equal([]);
    expect(badge.getBoundingClientRect().top).to.be.at.least(element.shadowRoot?.querySelector('.shell')?.getBoundingClientRect().bottom ?? Infinity);
    element.remove();
  });

  it('is still hidden by `hidden`, by display and by visibility, and coloured by its properties', async () => {
    const element = await place('creator-help', {}, runtimeOf(world));
    const seen = () => element.shadowRoot?.querySelector('h1')?.checkVisibility({ visibilityProperty: true });
    sheet.textContent = resets;
    element.hidden = true;
    expect(seen()).to.equal(false);
    element.hidden = false;
    expect(seen()).to.equal(true);
    sheet.textContent = 'creator-help { --creator-color-text: rgb(1, 2, 3); --creator-font-size: 19px; }';
    expect(getComputedStyle(await findByRole(element, 'heading', 'Help')).color).to.equal('rgb(1, 2, 3)');
    element.style.display = 'none';
    expect(seen()).to.equal(false);
    element.style.display = '';
    element.style.visibility = 'hidden';
    expect(seen()).to.equal(false);
  });

  it('keeps the dark colours of its controls, its dialogs in front and the keyboard\'s outline', async () => {
    const element = await place('creator-performance', { period: 'LIFETIME', 'color-scheme': 'dark' }, runtimeOf(world));
    sheet.textContent = resets;
    expect(getComputedStyle(await findByRole(element, 'combobox', 'Date range')).colorScheme).to.equal('dark');
    await click(element, 'button', 'See how it adds up');
    const dialog = await findByRole(element, 'dialog', 'Total Commissions');
    const { left, width } = dialog.getBoundingClientRect();
    expect(dialog.matches(':modal')).to.equal(true);
    expect([Math.round(left), Math.round(width)]).to.deep.equal([Math.round((document.documentElement.clientWidth - width) / 2), 600]);
    await click(element, 'button', 'Close');
  });
});
