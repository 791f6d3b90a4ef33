import { expect } from '@open-wc/testing';
import { demoPhone } from '../../demo/marketplace/brand';
import { orders } from '../features/links/creating/setting';
import { openPerson, type Person } from '../support/person';
import { pickOrder } from './pick-order';

const desk = 'Monsoon desk makeover under ₹2,000';

describe('what a creator has begun is not lost', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
  });

  it('[LOGIN-01] [LOGIN-04] a deep link is kept through the login, and the login through a reload', async () => {
    await creator.goto('/performance?period=LIFETIME');
    await creator.fill('textbox', 'Phone number', demoPhone);
    await creator.click('button', 'Request OTP');
    await creator.see('textbox', 'OTP');
    await creator.reload();
    await creator.see('textbox', 'OTP');
    await creator.seeText(demoPhone);
    await creator.back();
    await creator.see('textbox', 'Phone number');
    await creator.click('button', 'Request OTP');
    await creator.see('textbox', 'OTP');
    const { messages } = await creator.control<{ messages: { otp?: string }[] }>('outbox');
    await creator.fill('textbox', 'OTP', messages.find(({ otp }) => otp)?.otp ?? '');
    await creator.click('button', 'Login');
    await creator.see('heading', 'Performance');
    expect(await creator.url()).to.contain('/performance?period=LIFETIME');
  });

  it('[COLL-01] a link that is half made survives a reload and a session that ends, and Back closes a sheet of it', async () => {
    await creator.goto('/affiliate-links');
    await creator.fill('textbox', 'Name', 'Rainy days');
    await pickOrder(creator);
    await creator.click('button', 'From wishlist');
    await creator.see('dialog', 'Wishlist');
    await creator.back();
    await creator.notSee('dialog', 'Wishlist');
    expect(await creator.url()).to.contain('/affiliate-links');
    await creator.reload();
    await creator.see('button', `Remove ${orders[0]}`);
    expect(await creator.text('textbox', 'Name')).to.equal('Rainy days');

    await creator.control('faults', { method: 'GET', path: '/post-linking/wishlisted-products', status: 401, times: 1 });
    await creator.click('button', 'From wishlist');
    await creator.fill('textbox', 'Phone number', demoPhone);
    await creator.click('button', 'Request OTP');
    await creator.see('textbox', 'OTP');
    const { messages } = await creator.control<{ messages: { otp?: string }[] }>('outbox');
    await creator.fill('textbox', 'OTP', messages.find(({ otp }) => otp)?.otp ?? '');
    await creator.click('button', 'Login');
    await creator.see('button', `Remove ${orders[0]}`);
    expect(await creator.url()).to.contain('/affiliate-links');
    expect(await creator.text('textbox', 'Name')).to.equal('Rainy days');
  });

  it('[LINK-02] a post that is half linked survives a reload, and Back goes to its first step', async () => {
    await creator.goto('/influencer-home');
    await creator.see('tab', /^All/);
    await creator.goto('/auto-dm-post-linking');
    await creator.click('radio', desk);
    await creator.click('button', 'Next');
    await pickOrder(creator);
    await creator.reload();
    await creator.see('heading', 'Step 2 of 2: Add Products');
    await creator.seeText('1 product');
    await creator.back();
    await creator.see('heading', 'Step 1 of 2: Select Post');
    await creator.seeText('1 post chosen');
    expect(await creator.url()).to.contain('/auto-dm-post-linking');
    await creator.back();
    await creator.urlMatches('/influencer-home');
    expect(await creator.violations()).to.deep.equal([]);
  });

  it('[LOGIN-13] a profile that is refused leads to the login, which says so, and its Retry leads back', async () => {
    await creator.control('faults', { method: 'GET', path: '/home/profile-data', status: 403, times: 1 });
    await creator.goto('/earnings');
    await creator.seeText('We could not load your profile');
    await creator.screenshot('profile-failed');
    await creator.click('button', 'Retry');
    await creator.see('heading', 'Payments');
    await creator.urlMatches('/earnings');
  });
});
