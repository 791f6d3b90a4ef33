import { expect, test } from '../support/flow';
import { violationsOf } from '../support/flow-page';

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

test.describe('the security policy', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true, shared: true });

  for (const [path, heading] of screens) {
    test(`is kept by ${path}`, async ({ page: creator }) => {
      await creator.goto(path);
      await expect(creator.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      expect(violationsOf(creator)).toEqual([]);
    });
  }

  test('is kept by the page of widgets', async ({ page: creator }) => {
    await creator.goto('/widgets');
    await expect(creator.getByRole('heading', { name: 'Widgets', exact: true }).first()).toBeVisible();
    expect(violationsOf(creator)).toEqual([]);
  });

  test('is kept by the drawers of Performance and by the details of a post', async ({ page: creator }) => {
    await creator.goto('/performance');
    await creator.getByRole('button', { name: 'See how it adds up', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Total Commissions', exact: true })).toBeVisible();
    await creator.getByRole('button', { name: 'Close', exact: true }).click();
    await creator.getByRole('button', { name: 'About Clicks', exact: true }).click();
    await expect(creator.getByRole('dialog', { name: /Clicks/ }).first()).toBeVisible();
    await creator.getByRole('button', { name: 'Close', exact: true }).click();
    expect(violationsOf(creator)).toEqual([]);
  });

  test('is sent with the page, and refuses a script that somebody slipped in', async ({ page: creator }) => {
    await creator.goto('/help');
    await creator.evaluate(() => { document.body.append(Object.assign(document.createElement('img'), { src: 'http://tracker.example/x.png' })); });
    await expect.poll(() => violationsOf(creator).join()).toContain('img-src');
  });
});
