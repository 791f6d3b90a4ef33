import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { hold } from '../../../support/hold';
import { findByRole, gone } from '../../../support/screen';
import { waitUntil } from '../../../support/wait-until';
import { openListing, worldOf } from './open-listing';

describe('a sheet that is opened by a button which is busy meanwhile', () => {
  for (const [tag, button, dialog, path] of [
    ['creator-collection-listing', 'Products', /^Products/, '/collection-links/collection-products/{id}/products'],
    ['creator-collection-listing', 'QR code', /^QR code/, '/collection-links/qr/generate'],
    ['creator-auto-dm-listing', 'Products', /^Products/, '/home/get-products/{id}'],
  ] as const) {
    it(`gives the focus back to '${button}' in <${tag}>`, async () => {
      const world = await worldOf('busy-creator');
      const { release } = await hold(world, path.includes('qr') ? 'POST' : 'GET', path);
      const element = await openListing(tag, world);
      const opener = await findByRole(element, 'button', button) as HTMLButtonElement;
      opener.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => opener.ariaBusy === 'true');
      expect([element.shadowRoot?.activeElement === opener, opener.ariaDisabled]).to.deep.equal([true, 'true']);
      await release();
      await findByRole(element, 'dialog', dialog);
      await sendKeys({ press: 'Escape' });
      await gone(element, 'dialog', dialog);
      expect(element.shadowRoot?.activeElement === opener).to.equal(true);
    });
  }
});
