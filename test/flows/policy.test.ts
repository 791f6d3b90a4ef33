import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

/** Every screen under the policy of the standalone page: scripts and styles from the page itself, Trusted Types. */
const screens = [
  ['/influencer-home', 'Earn 10% commission'],
  ['/affiliate-links', 'Create affiliate links'],
  ['/performance', 'Performance'],
  ['/collection-listing', /collections/],
  ['/auto-dm-listing', /AutoDM/],
  ['/qr-code-listing', /QR/],
  ['/view-all-ordered-products', /[Oo]rder/],
  ['/auto-dm-activated', 'AutoDM'],
  ['/earnings', /Payments/],
  ['/bank-details', 'Bank details'],
  ['/help', 'Help'],
  ['/collection/col-monsoon', 'Monsoon must-haves'],
] as const;

describe('the security policy', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.goto('/login');
    await creator.login();
  });

  for (const [path, heading] of screens) {
    it(`is kept by ${path}`, async () => {
      await creator.goto(path);
      await creator.see('heading', heading);
      expect(await creator.violations()).to.deep.equal([]);
    });
  }

  it('is kept by the page of widgets', async () => {
    await creator.goto('/widgets');
    await creator.see('heading', 'Widgets');
    expect(await creator.violations()).to.deep.equal([]);
  });

  it('is kept by the drawers of Performance and by the details of a post', async () => {
    await creator.goto('/performance');
    await creator.click('button', 'See how it adds up');
    await creator.see('heading', 'Total Commissions');
    await creator.click('button', 'Close');
    await creator.click('button', 'About Clicks');
    await creator.see('dialog', /Clicks/);
    await creator.click('button', 'Close');
    expect(await creator.violations()).to.deep.equal([]);
  });

  it('is sent with the page, and refuses a script that somebody slipped in', async () => {
    await creator.goto('/help');
    await creator.run("document.body.append(Object.assign(document.createElement('img'), { src: 'http://tracker.example/x.png' }))");
    await waitUntil(async () => (await creator.violations()).join().includes('img-src'));
  });
});
