import { expect } from '@open-wc/testing';
import { demoPhone } from '../../demo/marketplace/brand';
import { orders } from '../features/links/creating/setting';
import { openPerson } from '../support/person';
import { pickOrder } from './pick-order';

const caption = 'Monsoon desk makeover under ₹2,000';

describe('from an Instagram post to a direct message', () => {
  it('[LINK-01] [LINK-03] [ADM-02] links a post half-way, comes back, completes it, and a comment on it is answered', async () => {
    const creator = await openPerson({ scenario: 'busy-creator' });
    await creator.goto('/login');
    await creator.login(demoPhone);
    await creator.goto('/auto-dm-listing');
    await creator.click('link', 'Link a post');
    await creator.urlMatches('/auto-dm-post-linking');
    await creator.click('radio', caption);
    await creator.click('button', 'Next');
    await pickOrder(creator);

    // Half-way out and in again: the draft is still there.
    await creator.click('button', 'Back');
    await creator.click('button', 'Back');
    await creator.urlMatches('/influencer-home');
    await creator.back();
    await creator.seeText('1 post chosen');
    await creator.click('button', 'Next');
    await creator.seeText('1 product');
    await creator.click('button', 'Complete');
    await creator.see('heading', 'AutoDM setup complete');
    await creator.click('button', 'Go to Home');
    await creator.urlMatches('/influencer-home');
    await creator.goto('/auto-dm-listing');
    await creator.seeText(caption);

    const follower = await openPerson({ server: creator.server });
    await follower.goto('/sandbox');
    await follower.run(`{
      const posts = document.querySelector('select[name=auto_dm_post_id]');
      posts.value = [...posts.options].find(({ text }) => text === ${JSON.stringify(caption)}).value;
    }`);
    await follower.fill('textbox', 'Comment', 'Link please');
    await follower.click('button', 'Comment');
    await follower.seeText('Comment answered by direct message');
    expect(await follower.readPage()).to.contain(orders[0]);
    expect(await creator.violations()).to.deep.equal([]);
  });
});
