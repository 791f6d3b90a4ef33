import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { ScreenElement } from '../../elements/define';
import { click, findByRole, pageText, queryAllByRole } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { place, runtimeOf } from './every-element';

type Step = readonly [role: string, name: string | RegExp];

/** Every sheet, drawer and dialog, and how a creator opens it. */
const sheets: readonly (readonly [what: string, tag: string, attributes: Readonly<Record<string, string>>, ...steps: Step[]])[] = [
  ['products of a collection', 'creator-collection-listing', {}, ['button', 'Plants for north windows']],
  ['QR code', 'creator-qr-code-listing', {}, ['button', 'Monsoon must-haves']],
  ['menu of a collection', 'creator-collection-listing', {}, ['button', /^More for/]],
  ['deletion of a post', 'creator-auto-dm-listing', {}, ['button', /^More for/], ['button', 'Delete']],
  ['deletion of a QR code', 'creator-qr-code-listing', {}, ['button', /^More for/], ['button', 'Delete']],
  ['previous orders', 'creator-affiliate-links', {}, ['button', 'From marketplace orders']],
  ['wishlist', 'creator-affiliate-links', {}, ['button', 'From wishlist']],
  ['pasted links', 'creator-affiliate-links', {}, ['button', 'Paste product link']],
  ['statement of payments', 'creator-earnings', {}, ['button', 'Statement and tax (TDS)']],
  ['statement of posts', 'creator-earnings', {}, ['button', 'Statement and tax (TDS)'], ['tab', 'Posts']],
  ['payment', 'creator-earnings', {}, ['button', 'See what it is made of']],
  ['explanation', 'creator-earnings', { view: 'past_payments' }, ['button', /^About/]],
  ['confirmed commissions', 'creator-earnings', { view: 'confirmed_commission' }, ['button', 'See how it adds up']],
  ['total commissions', 'creator-performance', { period: 'LIFETIME' }, ['button', 'See how it adds up']],
  ['changed password', 'creator-password-alert', {}],
  ['account', 'creator-home', {}, ['button', /account/i]],
  ['post of the older version', 'creator-performance', { 'post-type': 'AUTO_DM', 'post-id': 'post-desk' }],
  ['how to join', 'creator-login', {}, ['button', /join|sign up/i]],
];

const controls = 'button, a[href], input, select, textarea, [tabindex="0"]';

/** What a thumb cannot get at, wherever it scrolls to. */
function unreachable(dialog: HTMLElement): string[] {
  const root = dialog.getRootNode() as ShadowRoot;
  return [...dialog.querySelectorAll<HTMLElement>(controls)].filter((control) => {
    if (!control.checkVisibility() || control.closest('.toaster')) return false;
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const label = control instanceof HTMLInputElement ? control.closest('label') ?? control : control;
    const { left, top, right, bottom, width } = label.getBoundingClientRect();
    const [x, y] = [left + width / 2, Math.max(top, 0) + (Math.min(bottom, innerHeight) - Math.max(top, 0)) / 2];
    const hit = root.elementFromPoint(x, y);
    return left < -1 || right > innerWidth + 1 || y < 0 || y > innerHeight || !hit || !(label.contains(hit) || hit.contains(label));
  }).map((control) => `<${control.localName}> ${control.ariaLabel ?? control.textContent.trim()}`);
}

describe('in a window of 400 px, as with an open keyboard', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const width of [390, 320]) {
    for (const [what, tag, attributes, ...steps] of sheets) {
      it(`every action of the sheet '${what}' can be reached, ${width} px wide`, async () => {
        await setViewport({ width, height: 400 });
        await world.control('flags', { flag: 'is_perf_experiment_enabled', value: !what.includes('older version') });
        const element: ScreenElement = await place(tag, attributes, runtimeOf(world));
        for (const [role, name] of steps) await click(element, role, name);
        await waitUntil(() => queryAllByRole(element, 'dialog').concat(queryAllByRole(element, 'alertdialog')).length > 0);
        const dialog = queryAllByRole(element, 'dialog').concat(queryAllByRole(element, 'alertdialog')).at(-1) as HTMLElement;
        await waitUntil(() => !/Getting your figures|Loading/.test(pageText(dialog)) && queryAllByRole(dialog, 'status', 'Loading').length === 0);
        for (const animation of (element.shadowRoot as ShadowRoot).getAnimations()) if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
        const { top, bottom } = dialog.getBoundingClientRect();
        expect([top >= 0, Math.round(bottom) <= 400], `${top} to ${bottom}`).to.deep.equal([true, true]);
        await findByRole(dialog, 'button');
        expect(unreachable(dialog)).to.deep.equal([]);
      });
    }
  }
});
