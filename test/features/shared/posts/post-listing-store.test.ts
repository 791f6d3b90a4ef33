import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../../src/runtime';
import { postListStore } from '../../../../src/features/shared/posts/post-listing-store';
import { createAnsweringFetch } from '../../../support/answering-fetch';
import { createNotingContext } from '../../../support/noting-context';

const path = '/home/listing';
const product = { id: '1', name: 'Lamp' };
const post = (id: string) => ({ auto_dm_post_id: id, instagram_media: { id: `m${id}` }, product_details_list: [product, product] });

describe('postListStore', () => {
  it('asks page by page, and gives each post its id and each of its products once', async () => {
    const net = createAnsweringFetch();
    const store = createRuntime({ ephemeral: true, fetch: net.fetch }).use(postListStore);
    const loaded = store.ensure();
    const first = await net.at(path);
    expect(first.body).to.deep.equal({ page_index: 0, page_size: 20 });
    first.answer({ auto_dm_posts: [post('a')], total_pages: 2, total_count: 30 });
    await loaded;
    expect(store.load.value).to.deep.nested.include({ 'value.total': 30, 'value.hasMore': true });
    const more = store.loadMore();
    const second = await net.at(path, 1);
    expect(second.body).to.deep.equal({ page_index: 1, page_size: 20 });
    second.answer({ auto_dm_posts: [post('b')], total_pages: 2, total_count: 30 });
    await more;
    expect(store.load.value).to.deep.nested.include({ 'value.hasMore': false });
    expect(store.load.value).to.have.nested.property('value.items').that.deep.equals(
      ['a', 'b'].map((id) => ({ ...post(id), id, product_details_list: [product] })),
    );
  });

  it('remembers its first page', () => {
    const { context, names } = createNotingContext();
    postListStore(context);
    expect(names).to.deep.equal(['posts']);
  });
});
