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

/**
 * Plates with rounded corners, and the shapes of what is still to come, that nothing sets apart from what they stand on:
 * forced colours take the fill. A gradient is given up by the browser, so it counts as a fill here.
 */
const withoutEdge = String(function withoutEdge(): string[] {
  const walk = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => [each, ...(each.shadowRoot ? walk(each.shadowRoot) : [])]);
  const clear = (colour: string) => /rgba\(.*, 0\)|transparent/.test(colour);
  return walk(document)
    .filter((each) => each.checkVisibility() && parseFloat(getComputedStyle(each).borderTopLeftRadius) > 0 && (each.textContent.trim() !== '' || each.matches('.skeleton')))
    .filter((each) => {
      const style = getComputedStyle(each);
      if (each.matches('button, a, input, select, textarea, dialog, .visually-hidden') || (clear(style.backgroundColor) && style.backgroundImage === 'none')) return false;
      let ground = each.parentElement ?? (each.getRootNode() as ShadowRoot).host;
      while (ground.parentElement && clear(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
      const under = getComputedStyle(ground).backgroundColor;
      const seen = (colour: string, width: string, kind: string) => kind !== 'none' && width !== '0px' && !clear(colour) && colour !== under;
      return (clear(style.backgroundColor) || style.backgroundColor === under)
        && !seen(style.borderTopColor, style.borderTopWidth, style.borderTopStyle) && !seen(style.outlineColor, style.outlineWidth, style.outlineStyle);
    })
    .map((each) => `<${each.localName} class="${each.className}"> ${each.textContent.trim().slice(0, 30)}`);
});

/** Text buttons: each with its edge, if it has one, its place and the place of what holds it. */
const textButtons = String(function textButtons(): { name: string; edged: boolean; left: number; right: number; top: number; holder: [number, number] }[] {
  const walk = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => [each, ...(each.shadowRoot ? walk(each.shadowRoot) : [])]);
  return walk(document).filter((each) => each.matches('.button-quiet') && each.checkVisibility()).map((each) => {
    const { left, right, top } = each.getBoundingClientRect();
    const { borderTopColor } = getComputedStyle(each);
    const card = each.closest('.card')?.getBoundingClientRect();
    return { name: each.textContent, edged: borderTopColor !== getComputedStyle(each.closest('.card') ?? document.body).backgroundColor, left, right, top, holder: [card?.left ?? 0, card?.right ?? innerWidth] };
  });
});

const screens: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/influencer-home', /Asha/], ['/auto-dm-activated', /AutoDM/], ['/auto-dm-listing', /AutoDM posts/], ['/auto-dm-post-linking', /Link a post/], ['/collection-listing', /Links and/],
  ['/qr-code-listing', /QR codes/], ['/affiliate-links', /Create/], ['/view-all-ordered-products', /Previous/], ['/performance', /Performance/], ['/earnings', /Payments/],
  ['/bank-details', /Bank/], ['/help', /Help/], ['/collection/col-monsoon', /Monsoon/],
];

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

  for (const [path, heading] of screens) {
    it(`every plate of ${path} has an edge, and no text button touches the next or stands out of its card`, async () => {
      await creator.goto(path);
      await creator.see('heading', heading);
      await waitUntil(() => creator.run<boolean>(`(() => {
        const app = document.querySelector('creator-app');
        return app.status === 'ready' && app.shadowRoot.querySelector('main').firstElementChild.status === 'ready';
      })()`), `${path} is not ready`);
      expect(await creator.run<string[]>(`(${withoutEdge})()`)).to.deep.equal([]);
      const buttons = await creator.run<{ name: string; edged: boolean; left: number; right: number; top: number; holder: [number, number] }[]>(`(${textButtons})()`);
      buttons.filter(({ edged }) => edged).forEach(({ name, left, right, top, holder }, index, all) => {
        expect(left, name).to.be.at.least(holder[0]);
        expect(right, name).to.be.at.most(holder[1]);
        for (const next of all.slice(index + 1)) expect(next.top === top && next.left < right + 4, `${name} touches ${next.name}`).to.equal(false);
      });
    });
  }

  it('what is still to come has an edge', async () => {
    for (const path of ['/earnings/*', '/*/*']) await creator.control('faults', { method: 'GET', path, hold: true });
    await creator.goto('/earnings');
    await waitUntil(async () => (await creator.count('status', 'Loading')) > 0, 'nothing is on its way');
    const bare = await creator.run<string[]>(`(${withoutEdge})()`);
    await creator.control('faults', undefined, 'DELETE');
    expect(bare).to.deep.equal([]);
  });

  it('plates that a gradient fills have an edge too', async () => {
    const edges = (selector: string) => creator.run<string[]>(`(() => {
      const walk = (root) => [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? walk(each.shadowRoot) : [])]);
      return walk(document).filter((each) => each.matches('${selector}')).map((each) => getComputedStyle(each)).map(({ outline, backgroundColor }) => outline + ' on ' + backgroundColor);
    })()`);
    for (const [path, selector, text] of [['/influencer-home', '.programme', 'Earn 10% commission'], ['/bank-details', '.bank-account', 'HDFC Bank']] as const) {
      await creator.goto(path);
      await creator.seeText(text);
      const found = await edges(selector);
      expect(found).to.have.length(1);
      expect(found[0]).to.match(/solid 1px/).and.not.match(/^rgba\(.*, 0\) solid/);
    }
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
