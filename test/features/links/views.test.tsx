import { expect } from '@open-wc/testing';
import type { Collection } from '../../../src/api/contract/shapes';
import { CodeRow, CollectionRow, PostRow } from '../../../src/features/links/views/listing-row';
import { plainText } from '../../support/plain-view';
import { mount, unmountAll } from '../../widgets/mount';

const product = { id: 's1', name: 'Kurta' };
const post = { auto_dm_post_id: 'p1', instagram_media: { id: 'm1', caption: 'Monsoon haul' }, product_details_list: [product, product] };
const collection: Collection = {
  id: 'c1', name: 'Diwali picks', platform: 'YOUTUBE', created_at: '2026-11-01', product_details_list: [product], qr_image_url: '/qr.png',
};

describe('views of the listings', () => {
  afterEach(unmountAll);

  it('show rows from plain data, without a store and without React', () => {
    const asked: string[] = [];
    const actions = { view: () => asked.push('view'), viewing: false, remove: () => asked.push('remove') };
    const address = () => null;
    const rows = (
      <>
        <PostRow post={post} address={address} actions={actions} />
        <CollectionRow collection={collection} address={address} actions={actions} share="Share" />
        <CodeRow collection={collection} address={address} actions={actions} onShow={() => asked.push('show')} />
      </>
    );
    const text = plainText(rows);
    for (const words of ['Monsoon haul', 'Diwali picks', '1 Nov 2026', 'Share']) expect(text).to.contain(words);
    const view = mount(rows);
    expect(view.text()).to.equal(text);
    view.one<HTMLButtonElement>('.listing-bin').click();
    view.one<HTMLButtonElement>('.qr-show').click();
    view.one<HTMLButtonElement>('.listing-actions button').click();
    expect(asked).to.deep.equal(['remove', 'show', 'view']);
  });
});
