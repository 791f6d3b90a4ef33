import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { hold } from '../../../support/hold';
import { choose } from '../../../support/listing-rows';
import { findByRole, gone, queryAllByRole } from '../../../support/screen';
import { waitUntil } from '../../../support/wait-until';
import { openListing, worldOf } from './open-listing';

const row = 'Plants for north windows';

describe('a sheet that is opened from a row which is busy meanwhile', () => {
  for (const [tag, name, path] of [
    ['creator-collection-listing', row, '/collection-links/collection-products/{id}/products'],
    ['creator-auto-dm-listing', 'Monsoon desk makeover under ₹2,000', '/home/get-products/{id}'],
  ] as const) {
    it(`gives the focus back to the row in <${tag}>`, async () => {
      const world = await worldOf('busy-creator');
      const { release } = await hold(world, 'GET', path);
      const element = await openListing(tag, world);
      const opener = await findByRole(element, 'button', name) as HTMLButtonElement;
      opener.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => opener.ariaBusy === 'true');
      expect(opener.ariaDisabled).to.equal('true');
      await release();
      await findByRole(element, 'dialog', /^Products/);
      await sendKeys({ press: 'Escape' });
      await gone(element, 'dialog', /^Products/);
      expect(element.shadowRoot?.activeElement === opener).to.equal(true);
    });
  }

  it('gives the focus back to the button of the menu whose command made a QR code', async () => {
    const world = await worldOf('busy-creator');
    const { release } = await hold(world, 'POST', '/collection-links/qr/generate');
    const element = await openListing('creator-collection-listing', world);
    const opener = await findByRole(element, 'button', `More for ${row}`) as HTMLButtonElement;
    opener.focus();
    await sendKeys({ press: 'Enter' });
    (await findByRole(element, 'button', 'QR code')).focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => opener.ariaBusy === 'true');
    expect([element.shadowRoot?.activeElement === opener, opener.ariaDisabled]).to.deep.equal([true, 'true']);
    await release();
    await findByRole(element, 'dialog', 'QR code');
    await sendKeys({ press: 'Escape' });
    await gone(element, 'dialog', 'QR code');
    expect(element.shadowRoot?.activeElement === opener).to.equal(true);
  });

  it('the menu closes with Escape, and the question before deleting gives the focus back to its button', async () => {
    const element = await openListing('creator-collection-listing', await worldOf('busy-creator'));
    const opener = await findByRole(element, 'button', `More for ${row}`);
    opener.focus();
    await sendKeys({ press: 'Enter' });
    await findByRole(element, 'dialog', row);
    await sendKeys({ press: 'Escape' });
    await gone(element, 'dialog', row);
    expect(element.shadowRoot?.activeElement === opener).to.equal(true);
    await choose(element, row, 'Delete');
    await findByRole(element, 'alertdialog');
    expect(queryAllByRole(element, 'dialog', row)).to.have.length(0);
    await sendKeys({ press: 'Escape' });
    await gone(element, 'alertdialog', 'Delete this post?');
    expect(element.shadowRoot?.activeElement === opener).to.equal(true);
  });
});
