import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { statusOfApp } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';

/** The background as it is painted, and that of what it stands on, of every element that the selector means. */
function painted(selector: string): { own: string; ground: string; border: string }[] {
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
}

/**
 * Plates with rounded corners, and the shapes of what is still to come, that nothing sets apart from what they stand on:
 * forced colours take the fill. A gradient is given up by the browser, so it counts as a fill here.
 */
function withoutEdge(): string[] {
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
}

/** Text buttons: each with its edge, if it has one, its place and the place of what holds it. */
function textButtons(): { name: string; edged: boolean; left: number; right: number; top: number; holder: [number, number] }[] {
  const walk = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => [each, ...(each.shadowRoot ? walk(each.shadowRoot) : [])]);
  return walk(document).filter((each) => each.matches('.button-quiet') && each.checkVisibility()).map((each) => {
    const { left, right, top } = each.getBoundingClientRect();
    const { borderTopColor } = getComputedStyle(each);
    const card = each.closest('.card')?.getBoundingClientRect();
    return { name: each.textContent, edged: borderTopColor !== getComputedStyle(each.closest('.card') ?? document.body).backgroundColor, left, right, top, holder: [card?.left ?? 0, card?.right ?? innerWidth] };
  });
}

const screens: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/influencer-home', /Asha/], ['/auto-dm-activated', /AutoDM/], ['/auto-dm-listing', /AutoDM posts/], ['/auto-dm-post-linking', /Link a post/], ['/collection-listing', /Links and/],
  ['/qr-code-listing', /QR codes/], ['/affiliate-links', /Create/], ['/view-all-ordered-products', /Previous/], ['/performance', /Performance/], ['/earnings', /Payments/],
  ['/bank-details', /Bank/], ['/help', /Help/], ['/collection/col-monsoon', /Monsoon/],
];

test.describe('in forced colours', () => {
  let sandbox: Sandbox;
  let creator: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    creator = await sandbox.newPage({ forcedColors: 'active', loggedIn: true });
  });
  test.afterAll(() => sandbox.close());
  const look = (selector: string) => creator.evaluate(painted, selector);

  test('the chosen tab differs from the others, and the chosen place in the navigation too', async () => {
    await creator.goto('/earnings');
    await expect(creator.getByRole('tab', { name: 'Orders', exact: true })).toBeVisible();
    const [chosen] = await look('.tab[aria-selected="true"]');
    const others = await look('.tab[aria-selected="false"]');
    expect(others).toHaveLength(2);
    for (const other of others) {
      expect(other.own).not.toBe(chosen?.own);
      expect(other.border).not.toBe(chosen?.border);
    }
    const [here] = await look('.nav-item[aria-current]');
    for (const item of await look('.nav-item:not([aria-current])')) expect(item.own).not.toBe(here?.own);
  });

  test('the split bar shows its three parts, each in the colour of its line', async () => {
    await creator.goto('/earnings');
    await expect(creator.getByText('Total commission', { exact: true }).first()).toBeVisible();
    const parts = await look('.split-part');
    expect(new Set(parts.map(({ own }) => own)).size).toBe(3);
    for (const { own, ground, border } of parts) {
      expect(own).not.toBe(ground);
      expect(border).not.toBe('none');
    }
  });

  test('a switch shows whether it is on', async () => {
    await creator.goto('/auto-dm-activated');
    await expect(creator.getByRole('switch', { name: /./ }).first()).toBeVisible();
    const state = async () => {
      const [track] = await look('.switch-track');
      const [knob] = await look('.switch-knob');
      expect(knob?.own).not.toBe(track?.own);
      expect(track?.border).not.toBe('none');
      return track?.own;
    };
    const before = await state();
    await expect(creator.getByRole('region', { name: 'AutoDM is on', exact: true })).toBeVisible();
    await creator.getByRole('switch', { name: 'AutoDM', exact: true }).click();
    await expect(creator.getByRole('region', { name: 'AutoDM is off', exact: true })).toBeVisible();
    await expect.poll(async () => (await state()) !== before, 'another colour, once it has faded over').toBe(true);
  });

  for (const [path, heading] of screens) {
    test(`every plate of ${path} has an edge, and no text button touches the next or stands out of its card`, async () => {
      await creator.goto(path);
      await expect(creator.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      await expect.poll(() => statusOfApp(creator), `${path} is not ready`).toEqual(['ready', 'ready']);
      expect(await creator.evaluate(withoutEdge)).toEqual([]);
      const buttons = await creator.evaluate(textButtons);
      buttons.filter(({ edged }) => edged).forEach(({ name, left, right, top, holder }, index, all) => {
        expect(left, name).toBeGreaterThanOrEqual(holder[0]);
        expect(right, name).toBeLessThanOrEqual(holder[1]);
        for (const next of all.slice(index + 1)) expect(next.top === top && next.left < right + 4, `${name} touches ${next.name}`).toBe(false);
      });
    });
  }

  test('what is still to come has an edge', async () => {
    for (const path of ['/earnings/*', '/*/*']) await sandbox.control('faults', { method: 'GET', path, hold: true });
    // Not with the last known figures, which the device has, and which the page before may store at any time.
    await creator.addInitScript(() => localStorage.removeItem('creator:last-answers'));
    await creator.goto('/earnings');
    await expect(creator.getByRole('status', { name: 'Loading', exact: true }).first()).toBeVisible();
    const bare = await creator.evaluate(withoutEdge);
    await sandbox.control('faults', undefined, 'DELETE');
    expect(bare).toEqual([]);
  });

  test('plates that a gradient fills have an edge too', async () => {
    const edges = (selector: string) => creator.locator(selector).evaluateAll((plates) =>
      plates.map((plate) => getComputedStyle(plate)).map(({ outline, backgroundColor }) => `${outline} on ${backgroundColor}`));
    for (const [path, selector, text] of [['/influencer-home', '.programme', 'Earn 10% commission'], ['/influencer-home', '.money', 'Your next payment'], ['/bank-details', '.bank-account', 'HDFC Bank']] as const) {
      await creator.goto(path);
      await expect(creator.getByText(text, { exact: true }).first()).toBeVisible();
      const found = await edges(selector);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(/solid 1px/);
      expect(found[0]).not.toMatch(/^rgba\(.*, 0\) solid/);
    }
  });

  test('a sheet has an edge', async () => {
    await creator.goto('/collection-listing');
    await creator.getByRole('button', { name: 'Plants for north windows', exact: true }).click();
    await expect(creator.getByRole('dialog', { name: /^Products/ }).first()).toBeVisible();
    const outline = await creator.locator('dialog[open]').evaluate((dialog) => [getComputedStyle(dialog).outlineColor, getComputedStyle(dialog).backgroundColor]);
    expect(outline[0]).not.toBe(outline[1]);
    expect(outline[0]).not.toMatch(/^rgba\(.*, 0\)$/);
  });
});
