import { expect } from '@open-wc/testing';
import { previousOrdersStore, wishlistStore } from '../../../../src/features/shared/products/product-source-store';
import { createAnsweringFetch } from '../../../support/answering-fetch';
import { createNotingContext } from '../../../support/noting-context';

describe('the sources of products', () => {
  for (const [path, name, definition] of [
    ['/post-linking/ordered-products', 'ordered-products', previousOrdersStore], ['/post-linking/wishlisted-products', 'wishlist', wishlistStore],
  ] as const) {
    it(`${name} asks for the pages that the answers name`, async () => {
      const net = createAnsweringFetch();
      const { context, names } = createNotingContext(net.fetch);
      const store = definition(context);
      const loaded = store.ensure();
      const first = await net.at(path);
      expect([first.query, names]).to.deep.equal([{ page_no: '0', page_size: '20' }, [name]]);
      first.answer({ product_details_list: [{ id: '1', name: 'Lamp' }], page_number: 5 });
      await loaded;
      const more = store.loadMore();
      const second = await net.at(path, 1);
      expect(second.query['page_no']).to.equal('5');
      second.answer({ product_details_list: [{ id: '2', name: 'Mug' }], page_number: null });
      await more;
      expect(store.load.value).to.deep.nested.include({ 'value.hasMore': false, 'value.items[1].id': '2' });
    });
  }
});
