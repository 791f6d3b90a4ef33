import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { readPage, violationsOf } from '../support/flow-page';

const caption = 'दिवाली की तैयारी शुरू! कौन सा लैंप पसंद आया?';

/** The clicks that Performance shows for this post. */
async function clicksOf(creator: Page): Promise<number> {
  // Of these there are four, so every one is on the first page.
  await creator.goto('/performance?period=LIFETIME&post-type=AUTO_DM');
  await expect(creator.getByRole('heading', { name: /Sales Generating Posts/ }).first()).toBeVisible();
  const page = await readPage(creator);
  const list = page.slice(page.indexOf('Sales Generating Posts'));
  const [, clicks] = /([\d,]+) clicks/.exec(list.slice(list.indexOf(caption))) ?? [];
  if (!list.includes(caption) || clicks === undefined) throw new Error(`no clicks of ${caption} in: ${page.slice(0, 1500)}`);
  return Number(clicks.replaceAll(',', ''));
}

test.describe('from a comment to a click', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  test('[ADM-01] [ADM-02] sends the links of a linked post to who comments a trigger word, and counts who follows one', async ({ page: creator, sandbox }) => {
    const before = await clicksOf(creator);

    // The creator sees what a comment will do.
    await creator.goto('/auto-dm-activated');
    await expect(creator.getByRole('heading', { name: 'AutoDM is on', exact: true })).toBeVisible();
    await creator.getByRole('textbox', { name: 'Comment', exact: true }).fill('PRICE?');
    await creator.getByRole('radio', { name: caption, exact: true }).click();
    await expect(creator.getByText('“price” triggers AutoDM: it is a default trigger word.', { exact: true }).first()).toBeVisible();
    const promised = await creator.getByRole('group', { name: 'Direct message to the follower', exact: true }).innerText();
    expect(promised).toContain('Hey! Here are the links you asked for:');

    // Somebody comments; the message and the public reply are on the control page.
    const follower = await sandbox.newPage();
    await follower.goto('/sandbox');
    await follower.locator('select[name=auto_dm_post_id]').selectOption('post-lamps');
    await follower.getByRole('textbox', { name: 'From', exact: true }).fill('riya_91');
    await follower.getByRole('textbox', { name: 'Comment', exact: true }).fill('PRICE?');
    await follower.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(follower.getByText('Comment answered by direct message', { exact: true }).first()).toBeVisible();
    await expect(follower.getByText(/Hey! Here are the links you asked for:/).first()).toBeVisible();
    await expect(follower.getByText(/Hey! Please check your DM ❤️/).first()).toBeVisible();
    const link = await follower.getByRole('link', { name: /\/l\// }).first().innerText();
    expect(promised).toContain(link);

    // Following the link counts a click for that post.
    await follower.goto(link.slice(link.indexOf('/l/')));
    await expect(follower.getByRole('button', { name: 'Buy now', exact: true })).toBeVisible();
    expect(await clicksOf(creator)).toBe(before + 1);

    // Switched off, the next comment gets nothing.
    await creator.goto('/auto-dm-activated');
    await creator.getByRole('switch', { name: 'AutoDM', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'AutoDM is off', exact: true })).toBeVisible();
    await follower.goto('/sandbox');
    await follower.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(follower.getByText('Comment noted; no message went out', { exact: true }).first()).toBeVisible();
    await expect(follower.getByRole('link', { name: /\/l\// })).toHaveCount(3);

    expect(violationsOf(creator)).toEqual([]);
    expect(violationsOf(follower)).toEqual([]);
  });
});
