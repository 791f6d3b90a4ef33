import { errorWords } from '../../src/text/en/errors';
import { expect, test } from '../support/flow';
import { block } from '../support/flow-page';
import { choosePost, pickOrder } from './choices';

const caption = 'Monsoon desk makeover under ₹2,000';

test.describe('code that does not come with a step', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  test('[LINK-02] keeps a post’s choice where it is; the next tap goes on', async ({ page: creator }) => {
    await block(creator, 'chunks/links-rest-');
    await creator.goto('/auto-dm-post-linking');
    await choosePost(creator, caption);
    await creator.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(creator.getByText(errorWords.generic, { exact: true }).first()).toBeVisible();
    await expect(creator.getByRole('heading', { name: 'Step 1 of 2: Select Post', exact: true })).toBeVisible();
    await expect(creator.getByRole('radio', { name: caption, exact: true })).toBeChecked();
    await creator.unrouteAll();
    await creator.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Step 2 of 2: Add Products', exact: true })).toBeVisible();
    await pickOrder(creator);
    await creator.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'AutoDM setup complete', exact: true })).toBeVisible();
  });

  test('[COLL-03] keeps the form of a link where a sheet for products does not come; the next tap opens it', async ({ page: creator }) => {
    await block(creator, 'chunks/rest-');
    await creator.goto('/affiliate-links');
    await creator.getByRole('textbox', { name: 'Name', exact: true }).fill('Typed in a tunnel');
    await creator.getByRole('button', { name: 'Paste product link', exact: true }).click();
    await expect(creator.getByText(errorWords.generic, { exact: true }).first()).toBeVisible();
    await expect(creator.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Typed in a tunnel');
    await creator.unrouteAll();
    // The sheet may come by itself as the network returns; then there is nothing left to tap.
    if (await creator.getByRole('dialog').count() === 0) await creator.getByRole('button', { name: 'Paste product link', exact: true }).click({ timeout: 3000 }).catch(() => undefined);
    await expect(creator.getByRole('textbox', { name: 'Product link', exact: true })).toBeVisible();
    await creator.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(creator.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Typed in a tunnel');
  });
});
