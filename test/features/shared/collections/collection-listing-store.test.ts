import { expect } from '@open-wc/testing';
import { codeListStore, linkListStore, prefetchCodes, prefetchLinks } from '../../../../src/features/shared/collections/collection-listing-store';
import { createAnsweringFetch } from '../../../support/answering-fetch';
import { createNotingContext } from '../../../support/noting-context';

const path = '/collection-links';
const lamp = { id: '1', name: 'Lamp' };
const collection = { id: 'a', name: 'Desk', platform: 'YOUTUBE' };

describe('the listings of collections', () => {
  for (const [type, list, prefetch] of [['AFFILIATE_LINKS', linkListStore, prefetchLinks], ['QR_CODE', codeListStore, prefetchCodes]] as const) {
    it(`asks for ${type} page by page, with each product once`, async () => {
      const net = createAnsweringFetch();
      const { context, names } = createNotingContext(net.fetch);
      const store = context.use(list);
      const loaded = store.ensure();
      const first = await net.at(path);
      expect([first.query, names]).to.deep.equal([{ page_index: '0', page_size: '20', collection_type: type }, [type]]);
      first.answer({ collections: [{ ...collection, product_details_list: [lamp, lamp] }, { ...collection, id: 'b' }], total_pages: 2, total_count: 30 });
      await loaded;
      expect(store.load.value).to.deep.nested.include({ 'value.total': 30, 'value.hasMore': true });
      expect(store.load.value).to.have.nested.property('value.items').that.deep.equals(
        [{ ...collection, product_details_list: [lamp] }, { ...collection, id: 'b', product_details_list: undefined }],
      );
      void store.loadMore();
      expect((await net.at(path, 1)).query['page_index']).to.equal('1');
    });

    it(`opens ${type} with the profile`, async () => {
      const net = createAnsweringFetch();
      const { context } = createNotingContext(net.fetch);
      prefetch(context);
      await net.at('/home/profile-data');
      expect((await net.at(path)).query['collection_type']).to.equal(type);
    });
  }
});
