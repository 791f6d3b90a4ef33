import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

const scrollOf = (creator: Person) => creator.run<number>('scrollY');

describe('getting around in the app', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.goto('/login');
    await creator.login();
  });

  it('keeps the page in the address, its title, and the place it was scrolled to on back', async () => {
    await creator.goto('/performance');
    await creator.see('heading', /Sales Generating Posts/);
    await waitUntil(async () => {
      await creator.run('scrollTo(0, 500)');
      return (await scrollOf(creator)) === 500;
    });
    await creator.click('link', 'Help');
    await creator.see('heading', 'Help');
    await creator.urlMatches('/help');
    expect(await creator.run<string>('document.title')).to.equal('Help · Bazaar creators');
    expect(await scrollOf(creator)).to.equal(0);
    await creator.back();
    await creator.see('heading', /Sales Generating Posts/);
    await waitUntil(async () => (await scrollOf(creator)) === 500, 'not scrolled back');
  });

  it('[ROUTE-03] puts Home into the address of an unknown page', async () => {
    await creator.goto('/no/such/page');
    await creator.see('heading', 'Earn 10% commission');
    await creator.urlMatches(/\/influencer-home$/);
  });

  it('a refused consent comes back to Home without its parameters, and says how to go on', async () => {
    const newcomer = await openPerson();
    await newcomer.goto('/login');
    await newcomer.login();
    await newcomer.goto('/influencer-home');
    await newcomer.click('button', 'Connect Instagram');
    await newcomer.click('button', 'Cancel');
    await newcomer.see('button', 'Connect Instagram');
    expect(await newcomer.url()).to.match(/\/influencer-home$/);
    await newcomer.close();
  });

  it('an invented code is never sent', async () => {
    await creator.control('requests', undefined, 'DELETE');
    await creator.goto('/influencer-home?code=stolen&state=forged');
    await creator.see('heading', 'Earn 10% commission');
    expect(await creator.url()).to.match(/\/influencer-home$/);
    const { requests } = await creator.control<{ requests: { path: string }[] }>('requests');
    expect(requests.some(({ path }) => path === '/home/instagram-onboarding')).to.equal(false);
  });

  it('signing out in one tab locks the other', async () => {
    const other = await creator.newTab();
    await creator.goto('/help');
    await creator.see('heading', 'Help');
    await other.goto('/help');
    await other.see('heading', 'Help');
    await other.run("localStorage.removeItem('creator:user-id')");
    await creator.see('textbox', 'Phone number');
  });
});
