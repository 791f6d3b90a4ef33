import { expect, test } from '../support/flow';
import { readPage, violationsOf } from '../support/flow-page';
import { choosePost, orders, pickOrder } from './choices';

const caption = 'Monsoon desk makeover under ₹2,000';

test.describe('from an Instagram post to a direct message', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  test('[LINK-01] [LINK-03] [ADM-02] links a post half-way, comes back, completes it, and a comment on it is answered', async ({ page: creator, sandbox }) => {
    await creator.goto('/auto-dm-listing');
    await creator.getByRole('link', { name: 'Link a post', exact: true }).click();
    await expect(creator).toHaveURL(/\/auto-dm-post-linking/);
    await choosePost(creator, caption);
    await creator.getByRole('button', { name: 'Next', exact: true }).click();
    await pickOrder(creator);

    // Half-way out and in again: the draft is still there.
    await creator.getByRole('button', { name: 'Back', exact: true }).click();
    await creator.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(creator).toHaveURL(/\/influencer-home/);
    await creator.goBack();
    await expect(creator.getByText('1 post chosen', { exact: true }).first()).toBeVisible();
    await creator.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(creator.getByText('1 product', { exact: true }).first()).toBeVisible();
    await creator.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'AutoDM setup complete', exact: true })).toBeVisible();
    await creator.getByRole('button', { name: 'Go to Home', exact: true }).click();
    await expect(creator).toHaveURL(/\/influencer-home/);
    await creator.goto('/auto-dm-listing');
    await expect(creator.getByText(caption, { exact: true }).first()).toBeVisible();

    const follower = await sandbox.newPage();
    await follower.goto('/sandbox');
    await follower.locator('select[name=auto_dm_post_id]').selectOption({ label: caption });
    await follower.getByRole('textbox', { name: 'Comment', exact: true }).fill('Link please');
    await follower.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(follower.getByText('Comment answered by direct message', { exact: true }).first()).toBeVisible();
    expect(await readPage(follower)).toContain(orders[0]);
    expect(violationsOf(creator)).toEqual([]);
  });
});
