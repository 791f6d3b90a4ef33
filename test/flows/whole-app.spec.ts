import type { LoggedRequest } from '../../demo/marketplace/sandbox/request-log';
import { callTable } from '../../src/api/contract/table';
import { expect, test } from '../support/flow';

const pages: [address: string, heading: string | RegExp][] = [
  ['/influencer-home', /^Hi, /],
  ['/auto-dm-activated', 'AutoDM'],
  ['/auto-dm-listing', /AutoDM/],
  ['/post-linking', 'Link a post'],
  ['/affiliate-links', /./],
  ['/collection-listing', /./],
  ['/qr-code-listing', /./],
  ['/view-all-ordered-products', /./],
  ['/performance', 'Performance'],
  ['/earnings', /./],
  ['/bank-details', /./],
  ['/help', 'Help'],
];

test.describe('a creator who looks at everything', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  test('[APP-02] [API-14] [API-18] finds posts, links, sales and earnings, and no call that is not in use is made', async ({ page: person, sandbox }) => {
    const made: string[] = [];
    for (const [address, heading] of pages) {
      await person.goto(address);
      await expect(person.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      if (address === '/influencer-home') {
        for (const seen of ['AutoDM posts', 'Links and collections', 'QR codes', 'Content inspiration']) await expect(person.getByRole('heading', { name: seen, exact: true })).toBeVisible();
      }
      if (address === '/performance') await expect(person.getByText(/commission/i).first()).toBeVisible();
      const { requests } = await sandbox.control<{ requests: LoggedRequest[] }>('requests');
      made.push(...requests.map(({ method, path }) => `${method} ${path}`));
    }
    const calls = new Set(made);
    expect([...calls]).toEqual(expect.arrayContaining(['GET /home/get-content-inspiration', 'GET /home/get-milestone-incentive-data', 'POST /home/listing']));
    const unused = Object.values(callTable).filter((row) => row.unused).map(({ method, path }) => `${method} ${path}`);
    expect(unused).toEqual(expect.arrayContaining(['POST /auth/login/event', 'GET /auth/audience', 'POST /home/facebook-onboarding']));
    expect(unused.filter((call) => calls.has(call))).toEqual([]);
  });
});
