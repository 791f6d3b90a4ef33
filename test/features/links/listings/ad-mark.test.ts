import { expect } from '@open-wc/testing';
import type { ScreenElement } from '../../../../elements/define';
import { closeAll } from '../../../support/open-element';
import { catchShares, restoreDevice } from '../../../support/device';
import { openRow } from '../../../support/listing-rows';
import { click, findByRole } from '../../../support/screen';
import type { World } from '../../../support/world';
import { waitUntil } from '../../../support/wait-until';
import { openListing, worldOf } from './open-listing';

const plants = 'Plants for north windows';
const key = 'creator:ad-mark';

describe('#Ad when sharing', () => {
  let world: World;
  before(async () => {
    world = await worldOf('busy-creator');
    await world.control('flags', { flag: 'is_collection_page_visibility_enabled', value: true });
  });
  afterEach(() => {
    restoreDevice();
    closeAll();
    localStorage.removeItem(key);
  });

  const openCode = async () => {
    const element = await openListing('creator-qr-code-listing', world);
    await openRow(element, 'Monsoon must-haves');
    return findByRole(element, 'dialog', 'QR code');
  };
  const share = async (element: ScreenElement) => {
    const shared = catchShares();
    await click(element, 'button', `Share ${plants}`);
    await waitUntil(() => shared.length === 1);
    return shared[0];
  };

  it('is added from the first tap of the switch on, also at the next visit', async () => {
    const off = await findByRole(await openCode(), 'switch', 'Add #Ad when I share');
    expect(off.getAttribute('aria-checked')).to.equal('false');
    off.click();
    await waitUntil(() => off.getAttribute('aria-checked') === 'true');
    closeAll();
    const element = await openListing('creator-collection-listing', world);
    expect((await share(element))?.text).to.equal(`#Ad ${plants}`);
  });

  it('is gone after a second tap', async () => {
    localStorage.setItem(key, 'on');
    const on = await findByRole(await openCode(), 'switch', 'Add #Ad when I share');
    expect(on.getAttribute('aria-checked')).to.equal('true');
    on.click();
    await waitUntil(() => on.getAttribute('aria-checked') === 'false');
    closeAll();
    expect((await share(await openListing('creator-collection-listing', world)))?.text).to.equal(plants);
  });
});
