import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

async function at(path: string, scenario: string): Promise<Person> {
  const creator = await openPerson({ scenario });
  await creator.login();
  await creator.goto(path);
  return creator;
}

const keysKept = "Object.keys(localStorage).filter((key) => key.startsWith('creator:user-id') || key.startsWith('creator:entered-from') || key === 'shop:basket')";

describe('a place for oneself', () => {
  it('opens from the picture on Home, says who one is, and leads to bank details, orders and help', async () => {
    const creator = await at('/influencer-home', 'busy-creator');
    for (const [link, heading, path] of [
      [/^Bank details/, /bank|Bank/, '/bank-details'],
      [/^Your previous orders/, /orders/, '/view-all-ordered-products'],
      [/^Help/, 'Help', '/help'],
    ] as const) {
      await creator.click('button', 'Your account');
      await creator.see('dialog', 'Your account');
      for (const text of ['Asha Rao', '@asha.finds', 'Connected']) await creator.seeText(text);
      await creator.click('link', link);
      await creator.see('heading', heading);
      await creator.urlMatches(path);
      await creator.notSee('dialog', 'Your account');
      await creator.back();
      await creator.see('tab', /^All/);
    }
    expect(await creator.violations()).to.deep.equal([]);
    await creator.close();
  });

  it('connects Instagram for who is not connected, and again for whose password has changed', async () => {
    for (const [scenario, button] of [['new-creator', 'Connect'], ['reconnect-required', 'Reconnect']] as const) {
      const creator = await at('/influencer-home', scenario);
      await creator.click('button', 'Your account');
      await creator.click('button', button);
      await creator.see('button', 'Cancel');
      await creator.urlMatches('/instagram/oauth/authorize');
      await creator.close();
    }
  });

  it('logs out after asking, takes our own keys alone, and other tabs follow', async () => {
    const creator = await at('/influencer-home?entered_from=insta_story', 'busy-creator');
    await creator.see('tab', /^All/);
    await creator.run("localStorage.setItem('shop:basket', 'full')");
    const other = await creator.newTab();
    await other.goto('/earnings');
    await other.see('heading', 'Payments');
    await creator.click('button', 'Your account');
    await creator.click('button', 'Log out');
    await creator.seeText('Log out on this device?');
    await creator.click('button', 'Stay');
    await creator.see('button', 'Log out');
    await creator.click('button', 'Log out');
    await creator.seeText('Log out on this device?');
    await creator.click('button', 'Log out');
    for (const tab of [creator, other]) {
      await tab.see('textbox', 'Phone number');
      await tab.urlMatches('/login');
    }
    await waitUntil(async () => (await creator.run<string[]>(keysKept)).join() === 'shop:basket', 'keys of our own are left');
    await creator.goto('/earnings');
    await creator.see('textbox', 'Phone number');
    await creator.close();
  });

  for (const scenario of ['payment-paid', 'payment-pending', 'payment-upcoming', 'payment-null', 'new-creator']) {
    it(`Payments leads to the bank details as Help says: ${scenario}`, async () => {
      const creator = await at('/earnings', scenario);
      await creator.click('link', /^Bank details/);
      await creator.urlMatches('/bank-details');
      await creator.close();
    });
  }

  it('Payments leads to the bank details also where the payments could not be loaded', async () => {
    const creator = await openPerson({ scenario: 'busy-creator' });
    await creator.login();
    await creator.control('faults', { method: 'GET', path: '/v1/earnings', status: 500, body: {} });
    await creator.goto('/earnings');
    await creator.see('button', 'Retry');
    await creator.click('link', /^Bank details/);
    await creator.urlMatches('/bank-details');
    await creator.close();
  });
});
