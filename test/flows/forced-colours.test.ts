import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

/** The background as it is painted, and that of what it stands on, of every element that the selector means. */
const painted = String(function painted(selector: string): { own: string; ground: string; border: string }[] {
  const found: { own: string; ground: string; border: string }[] = [];
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) walk(element.shadowRoot);
      if (!element.matches(selector) || !element.checkVisibility()) continue;
      let ground: Element | null | undefined = element.parentElement;
      const colourOf = (of: Element) => getComputedStyle(of).backgroundColor;
      while (ground && /rgba\(.*, 0\)|transparent/.test(colourOf(ground))) ground = ground.parentElement;
      const { backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(element);
      found.push({ own: backgroundColor, ground: ground ? colourOf(ground) : 'canvas', border: borderBottomWidth === '0px' ? 'none' : borderBottomColor });
    }
  };
  walk(document);
  return found;
});

describe('in forced colours', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator', forcedColors: true });
    await creator.goto('/login');
    await creator.login();
  });
  const look = (selector: string) => creator.run<{ own: string; ground: string; border: string }[]>(`(${painted})(${JSON.stringify(selector)})`);

  it('the chosen tab differs from the others, and the chosen place in the navigation too', async () => {
    await creator.goto('/earnings');
    await creator.see('tab', 'Orders');
    const [chosen] = await look('.tab[aria-selected="true"]');
    const others = await look('.tab[aria-selected="false"]');
    expect(others).to.have.length(2);
    for (const other of others) {
      expect(other.own).to.not.equal(chosen?.own);
      expect(other.border).to.not.equal(chosen?.border);
    }
    const [here] = await look('.nav-item[aria-current]');
    for (const item of await look('.nav-item:not([aria-current])')) expect(item.own).to.not.equal(here?.own);
  });

  it('the split bar shows its three parts, each in the colour of its line', async () => {
    await creator.goto('/earnings');
    await creator.seeText('Total commission');
    const parts = await look('.split-part');
    expect(new Set(parts.map(({ own }) => own)).size).to.equal(3);
    for (const { own, ground, border } of parts) {
      expect(own).to.not.equal(ground);
      expect(border).to.not.equal('none');
    }
  });

  it('a switch shows whether it is on', async () => {
    await creator.goto('/auto-dm-activated');
    await creator.see('switch', /./);
    const state = async () => {
      const [track] = await look('.switch-track');
      const [knob] = await look('.switch-knob');
      expect(knob?.own).to.not.equal(track?.own);
      expect(track?.border).to.not.equal('none');
      return track?.own;
    };
    const before = await state();
    await creator.see('region', 'AutoDM is on');
    await creator.click('switch');
    await creator.see('region', 'AutoDM is off');
    await waitUntil(async () => (await state()) !== before, 'another colour, once it has faded over');
  });

  it('a sheet has an edge', async () => {
    await creator.goto('/collection-listing');
    await creator.click('button', 'Products');
    await creator.see('dialog', /^Products/);
    const outline = await creator.run<string[]>(`(() => {
      const find = (root) => [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches('dialog[open]') ? [getComputedStyle(element).outlineColor, getComputedStyle(element).backgroundColor] : []),
        ...(element.shadowRoot ? find(element.shadowRoot) : []),
      ]);
      return find(document);
    })()`);
    expect(outline).to.have.length(2);
    expect(outline[0]).to.not.equal(outline[1]);
    expect(outline[0]).to.not.match(/^rgba\(.*, 0\)$/);
  });
});
