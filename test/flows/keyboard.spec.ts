import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';

/** What the keyboard of a phone leaves of 390 × 844. */
const aboveKeyboard = { width: 390, height: 440 };

/** What has the focus, if it is of these kinds, through shadow roots, and whether its middle is seen and hit by a finger. */
const focused = (page: Page, kinds: string) => page.evaluate((selector) => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at?.matches(selector)) return null;
  const { left, top, width, height } = at.getBoundingClientRect();
  const hitIn = (root: DocumentOrShadowRoot) => root.elementFromPoint(left + width / 2, top + height / 2);
  let hit = hitIn(document);
  while (hit?.shadowRoot) {
    const inner = hitIn(hit.shadowRoot);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  const { labels, name, textContent } = at as HTMLInputElement;
  return { name: labels?.[0]?.textContent ?? (name || textContent), seen: at.contains(hit) };
}, kinds);
const fieldKinds = 'input:not([type=checkbox], [type=radio]), textarea';

test.describe('keyboard of a phone', () => {
  test.use({ viewport: aboveKeyboard, loggedIn: true });

  for (const [path, button] of [['/login', ''], ['/bank-details', 'Add bank details'], ['/affiliate-links', '']] as const) {
    test(`covers no field that has the focus at ${path}`, async ({ page: person }) => {
      await person.goto(path);
      if (button) await person.getByRole('button', { name: button, exact: true }).first().click();
      await expect(person.getByRole('textbox', { name: /./ }).first()).toBeVisible();
      const fields = new Map<string, boolean>();
      for (let n = 0; n < 40; n++) {
        await person.keyboard.press('Tab');
        const field = await focused(person, fieldKinds);
        if (field) fields.set(field.name, field.seen);
      }
      expect(fields.size).toBeGreaterThan(0);
      expect([...fields].filter(([, seen]) => !seen)).toEqual([]);
    });
  }

  test.describe('on Home', () => {
    test.use({ scenario: 'busy-creator' });

    test('the navigation covers nothing that has the focus', async ({ page: person }) => {
      await person.goto('/influencer-home');
      await expect(person.getByRole('tab', { name: /^All/ }).first()).toBeVisible();
      const covered: string[] = [];
      for (let n = 0; n < 30; n++) {
        await person.keyboard.press('Tab');
        const control = await focused(person, 'a, button');
        if (control && !control.seen) covered.push(control.name);
      }
      expect(covered).toEqual([]);
    });
  });

  test('leaves the page what is above it, down to the edges of the screen', async ({ page: person }) => {
    await person.goto('/login');
    const viewport = await person.locator('meta[name=viewport]').getAttribute('content');
    expect(viewport).toContain('interactive-widget=resizes-content');
    expect(viewport).toContain('viewport-fit=cover');
  });
});
