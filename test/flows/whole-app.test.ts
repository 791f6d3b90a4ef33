import { expect } from '@open-wc/testing';
import type { LoggedRequest } from '../../demo/marketplace/sandbox/request-log';
import { callTable } from '../../src/api/contract/table';
import { openPerson } from '../support/person';

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

describe('a creator who looks at everything', () => {
  it('[APP-02] [API-14] [API-18] finds posts, links, sales and earnings, and no call that is not in use is made', async () => {
    const person = await openPerson({ scenario: 'busy-creator' });
    await person.login();
    const made: string[] = [];
    for (const [address, heading] of pages) {
      await person.goto(address);
      await person.see('heading', heading);
      if (address === '/influencer-home') {
        for (const seen of ['AutoDM posts', 'Links and collections', 'QR codes', 'Content inspiration']) await person.see('heading', seen);
      }
      if (address === '/performance') await person.seeText(/commission/i);
      const { requests } = await person.control<{ requests: LoggedRequest[] }>('requests');
      made.push(...requests.map(({ method, path }) => `${method} ${path}`));
    }
    const calls = new Set(made);
    expect([...calls]).to.include.members(['GET /home/get-content-inspiration', 'GET /home/get-milestone-incentive-data', 'POST /home/listing']);
    const unused = Object.values(callTable).filter((row) => row.unused).map(({ method, path }) => `${method} ${path}`);
    expect(unused).to.include.members(['POST /auth/login/event', 'GET /auth/audience', 'POST /home/facebook-onboarding']);
    expect(unused.filter((call) => calls.has(call))).to.deep.equal([]);
    await person.close();
  });
});
