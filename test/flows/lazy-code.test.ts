import { expect } from '@open-wc/testing';
import { genericError } from '../../src/text/en/errors';
import { openPerson } from '../support/person';
import { pickOrder } from './pick-order';

const caption = 'Monsoon desk makeover under ₹2,000';

describe('code that does not come with a step', () => {
  it('[LINK-02] keeps a post’s choice where it is; the next tap goes on', async () => {
    const creator = await openPerson({ scenario: 'busy-creator' });
    await creator.login();
    await creator.lose('chunks/links-rest-');
    await creator.goto('/auto-dm-post-linking');
    await creator.click('radio', caption);
    await creator.click('button', 'Next');
    await creator.seeText(genericError);
    await creator.see('heading', 'Step 1 of 2: Select Post');
    expect((await creator.state('radio', caption))['checked']).to.equal('true');
    await creator.lose();
    await creator.click('button', 'Next');
    await creator.see('heading', 'Step 2 of 2: Add Products');
    await pickOrder(creator);
    await creator.click('button', 'Complete');
    await creator.see('heading', 'AutoDM setup complete');
  });

  it('[COLL-03] keeps the form of a link where a sheet for products does not come; the next tap opens it', async () => {
    const creator = await openPerson({ scenario: 'busy-creator' });
    await creator.login();
    await creator.lose('chunks/rest-');
    await creator.goto('/affiliate-links');
    await creator.fill('textbox', 'Name', 'Typed in a tunnel');
    await creator.click('button', 'Paste product link');
    await creator.seeText(genericError);
    expect(await creator.text('textbox', 'Name')).to.equal('Typed in a tunnel');
    await creator.lose();
    // The sheet may come by itself as the network returns; then there is nothing left to tap.
    if (await creator.count('textbox', 'Product link') === 0) await creator.click('button', 'Paste product link').catch(() => undefined);
    await creator.see('textbox', 'Product link');
    await creator.click('button', 'Close');
    expect(await creator.text('textbox', 'Name')).to.equal('Typed in a tunnel');
  });
});
