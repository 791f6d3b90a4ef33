import { expect } from '@open-wc/testing';
import { openPerson } from '../support/person';

/** What the keyboard of a phone leaves of 390 × 844. */
const aboveKeyboard = { width: 390, height: 440 };

/** What has the focus, if it is of these kinds, through shadow roots, and whether its middle is seen and hit by a finger. */
const focused = (kinds: string) => `(() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at?.matches('${kinds}')) return null;
  const { left, top, width, height } = at.getBoundingClientRect();
  let hit = document.elementFromPoint(left + width / 2, top + height / 2);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(left + width / 2, top + height / 2);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return { name: at.labels?.[0]?.textContent ?? (at.name || at.textContent), seen: at.contains(hit) };
})()`;
const fieldKinds = 'input:not([type=checkbox], [type=radio]), textarea';

describe('keyboard of a phone', () => {
  for (const [path, button] of [['/login', ''], ['/bank-details', 'Add bank details'], ['/affiliate-links', '']] as const) {
    it(`covers no field that has the focus at ${path}`, async () => {
      const person = await openPerson({ viewport: aboveKeyboard });
      await person.login();
      await person.goto(path);
      if (button) await person.click('button', button);
      await person.see('textbox', /./);
      const fields = new Map<string, boolean>();
      for (let n = 0; n < 40; n++) {
        await person.press('Tab');
        const field = await person.run<{ name: string; seen: boolean } | null>(focused(fieldKinds));
        if (field) fields.set(field.name, field.seen);
      }
      expect(fields.size).to.be.greaterThan(0);
      expect([...fields].filter(([, seen]) => !seen)).to.deep.equal([]);
    });
  }

  it('the navigation covers nothing that has the focus on Home', async () => {
    const person = await openPerson({ scenario: 'busy-creator', viewport: aboveKeyboard });
    await person.login();
    await person.goto('/influencer-home');
    await person.see('tab', /^All/);
    const covered: string[] = [];
    for (let n = 0; n < 30; n++) {
      await person.press('Tab');
      const control = await person.run<{ name: string; seen: boolean } | null>(focused('a, button'));
      if (control && !control.seen) covered.push(control.name);
    }
    expect(covered).to.deep.equal([]);
  });

  it('leaves the page what is above it, down to the edges of the screen', async () => {
    const person = await openPerson();
    await person.goto('/login');
    const viewport = await person.run<string>(`document.querySelector('meta[name=viewport]').content`);
    expect(viewport).to.contain('interactive-widget=resizes-content').and.contain('viewport-fit=cover');
  });
});
