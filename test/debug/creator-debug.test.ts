import { expect } from '@open-wc/testing';
import { openOverlay } from '../../src/debug/open-overlay';
import { expectAccessible } from '../support/accessible';
import { click, findByRole, findByText, queryAllByRole } from '../support/screen';

describe('the overlay for faults', () => {
  afterEach(() => {
    document.querySelector('creator-debug')?.remove();
    document.documentElement.removeAttribute('dir');
  });

  it('passes the rules of accessibility in every part', async () => {
    openOverlay();
    const overlay = document.querySelector('creator-debug') as HTMLElement;
    for (const tab of ['Runtime', 'Elements', 'Events', 'Requests', 'Bridge', 'Failures']) {
      await click(overlay, 'tab', new RegExp(`^${tab}`));
      await findByRole(overlay, 'tabpanel', tab);
      await expectAccessible(overlay);
    }
  });

  it('is there once, and filters events by their kind', async () => {
    openOverlay();
    openOverlay();
    const overlays = document.querySelectorAll<HTMLElement>('creator-debug');
    expect(overlays.length).to.equal(1);
    const overlay = overlays[0] as HTMLElement;
    document.body.dispatchEvent(new CustomEvent('creator-navigate', { bubbles: true, detail: { route: 'performance' } }));
    document.body.dispatchEvent(new CustomEvent('creator-error', { bubbles: true, detail: { code: 'timed-out' } }));
    await click(overlay, 'tab', /^Events/);
    await findByText(overlay, 'route=performance');
    const filter = (await findByRole(overlay, 'combobox', /Only/)) as HTMLSelectElement;
    filter.value = 'creator-error';
    filter.dispatchEvent(new Event('change'));
    await findByText(overlay, 'code=timed-out');
    expect(queryAllByRole(overlay, 'cell', 'route=performance').length).to.equal(0);
  });

  it('moves between its parts with the arrow keys', async () => {
    openOverlay();
    const overlay = document.querySelector('creator-debug') as HTMLElement;
    const first = await findByRole(overlay, 'tab', 'Runtime');
    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(overlay.shadowRoot?.activeElement?.textContent).to.match(/^Elements/);
    expect((await findByRole(overlay, 'tab', /^Elements/)).getAttribute('aria-selected')).to.equal('true');
  });

  it('stands from left to right in a right-to-left page, as its text and its keys do', async () => {
    document.documentElement.dir = 'rtl';
    openOverlay();
    const overlay = document.querySelector('creator-debug') as HTMLElement;
    const [first, second] = await Promise.all(['Runtime', /^Elements/].map((name) => findByRole(overlay, 'tab', name)));
    expect(first?.getBoundingClientRect().right).to.be.at.most(second?.getBoundingClientRect().left ?? 0);
  });
});
