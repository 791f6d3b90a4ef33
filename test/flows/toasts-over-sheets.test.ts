import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';

/** Which dialog a toast stands in, by its title, or 'page'. */
const placeOfToast = String(function place(root: ParentNode): string | undefined {
  for (const element of root.querySelectorAll('*')) {
    const below = element.shadowRoot && place(element.shadowRoot);
    if (below) return below;
    if (element.classList.contains('toast')) return element.closest('dialog')?.querySelector('h2')?.textContent ?? 'page';
  }
  return undefined;
});

describe('a toast over an open sheet', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.goto('/login');
    await creator.login();
  });
  beforeEach(async () => {
    await creator.goto('/collection-listing');
    await creator.see('button', 'Copy collection link');
  });
  const whereToastIs = () => creator.run<string | undefined>(`(${placeOfToast})(document)`);

  it('is said, takes the tap that closes it, and lets none fall through to what lies below', async () => {
    await creator.click('button', 'Products');
    await creator.see('dialog', /^Products/);
    await creator.click('button', 'Copy Link');
    // Found in the tree that screen readers get, where nothing inert is.
    await creator.see('button', 'Dismiss message');
    const copied = await creator.readClipboard();
    expect(copied).to.match(/\/l\//);
    await creator.click('button', 'Dismiss message');
    await creator.notSeeText('Link Copied');
    expect(await creator.readClipboard()).to.equal(copied);
    expect(await creator.count('dialog')).to.equal(1);
  });

  it('stays to be read and tapped when the sheet is closed under it', async () => {
    await creator.click('button', 'Products');
    await creator.click('button', 'Copy Link');
    await creator.seeText('Link Copied');
    expect(await whereToastIs()).to.match(/^Products/);
    await creator.press('Escape');
    await creator.notSee('dialog', /^Products/);
    await creator.see('button', 'Dismiss message');
    expect(await whereToastIs()).to.equal('page');
    await creator.click('button', 'Dismiss message');
    await creator.notSeeText('Link Copied');
  });

  it('is said by a region that was there before it, on the page and in the sheet', async () => {
    const regions = () => creator.run<string[]>(`(() => {
      const found = [];
      const walk = (root, inDialog) => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) walk(element.shadowRoot, inDialog);
          if (element.parentElement?.classList.contains('toaster')) {
            found.push([element.closest('dialog') ? 'sheet' : 'page', element.role, element.checkVisibility(), element.textContent].join(' '));
          }
        }
      };
      walk(document, false);
      return found.sort();
    })()`);
    expect((await regions()).filter((one) => one.startsWith('page'))).to.deep.equal(['page alert true ', 'page status true ']);
    await creator.click('button', 'Products');
    await creator.see('dialog', /^Products/);
    expect((await regions()).filter((one) => one.startsWith('sheet'))).to.deep.equal(['sheet alert true ', 'sheet status true ']);
    await creator.click('button', 'Copy Link');
    await creator.seeText('Link Copied');
    expect((await regions()).filter((one) => one.includes('Link Copied'))).to.deep.equal(['sheet status true Link Copied']);
    expect(await creator.violations()).to.deep.equal([]);
  });
});
