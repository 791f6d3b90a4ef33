import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { expect, test } from '../support/flow';
import { readPage, violationsOf } from '../support/flow-page';

const name = 'Plants for north windows';

/** The pixels of the code on show, as a camera would see them. */
async function pixels(creator: Page) {
  const { width, height, rgba } = await creator.locator('dialog[open] img.qr-picture').evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(picture, 0, 0);
    const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { width, height, rgba: [...data] };
  });
  return { width, height, data: new Uint8ClampedArray(rgba) };
}

/** The pixels of the picture that is drawn, in half its size. */
async function drawn(creator: Page) {
  const { width, height, rgba } = await creator.locator('dialog[open] canvas').evaluate((picture: HTMLCanvasElement) => {
    const half = new OffscreenCanvas(picture.width / 2, picture.height / 2);
    const context = half.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(picture, 0, 0, half.width, half.height);
    const { width, height, data } = context.getImageData(0, 0, half.width, half.height);
    return { width, height, rgba: data.join() };
  });
  return { width, height, data: new Uint8ClampedArray(rgba.split(',').map(Number)) };
}

async function searches(creator: Page): Promise<number> {
  await creator.goto('/performance');
  await creator.getByRole('tab', { name: 'QR Code', exact: true }).click();
  await expect(creator.getByText(/Searches/).first()).toBeVisible();
  const page = await readPage(creator);
  return Number(/Searches\s*(?:About [\w ]+\s*)?([\d,]+)/.exec(page)?.[1]?.replaceAll(',', '') ?? NaN);
}

test.describe('a QR code', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  test('[QR-01] [PUB-01] [PERF-11] is made from a collection, scanned by a phone, and counted as a search', async ({ page: creator, sandbox }) => {
    const before = await searches(creator);

    await creator.goto('/collection-listing');
    await creator.getByRole('button', { name: `More for ${name}`, exact: true }).click();
    await creator.getByRole('button', { name: 'QR code', exact: true }).click();
    await expect(creator.getByRole('img', { name: `QR code of ${name}`, exact: true })).toBeVisible();
    await expect(creator.getByRole('region', { name: 'QR code guidelines', exact: true })).toBeVisible();
    const address = new URL(decodeQR(await pixels(creator)));
    expect(address.origin).toBe(sandbox.origin);
    await creator.getByRole('button', { name: 'Download', exact: true }).first().click();
    await expect(creator.getByText('Your QR Code is now downloaded', { exact: true }).first()).toBeVisible();

    const buyer = await sandbox.newPage();
    await buyer.goto(address.pathname + address.search);
    await expect(buyer).toHaveURL(/\/collection\/col-plants/);
    await expect(buyer.getByRole('heading', { name: name, exact: true }).first()).toBeVisible();
    await expect(buyer.getByRole('button', { name: `Share ${name}`, exact: true })).toBeVisible();
    expect(violationsOf(buyer)).toEqual([]);

    await expect.poll(() => searches(creator), 'the search is not counted').toBe(before + 1);
    expect(violationsOf(creator)).toEqual([]);
  });

  test('is on the picture for a story and on the card, where a phone can read it', async ({ page: creator, sandbox }) => {
    await creator.goto('/affiliate-links');
    await creator.getByRole('button', { name: 'From marketplace orders' }).click();
    await creator.getByRole('checkbox', { name: /^Select / }).first().check();
    await creator.getByRole('button', { name: 'Done', exact: true }).click();
    await creator.getByRole('radio', { name: 'Instagram Stories', exact: true }).check();
    await creator.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Your link is ready', exact: true })).toBeVisible();
    for (const tile of ['Instagram Story', 'Card to print']) {
      await creator.getByRole('button', { name: tile, exact: true }).click();
      await expect(creator.getByRole('button', { name: 'Save picture', exact: true })).toBeVisible();
      const address = new URL(decodeQR(await drawn(creator)));
      expect(address.origin).toBe(sandbox.origin);
      const saved = creator.waitForEvent('download');
      await creator.getByRole('button', { name: 'Save picture', exact: true }).click();
      expect((await saved).suggestedFilename()).toMatch(/^(story|card)_\d{13}\.jpg$/);
      await creator.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(creator.getByRole('dialog')).toBeHidden();
    }
    expect(violationsOf(creator)).toEqual([]);
  });
});
