import { expect } from '@open-wc/testing';
import { latestPostsStore } from '../../../../src/features/shared/posts/latest-posts-store';
import { createAnsweringFetch } from '../../../support/answering-fetch';
import { createNotingContext } from '../../../support/noting-context';

describe('latestPostsStore', () => {
  it('asks for the three latest posts, and remembers them', async () => {
    const net = createAnsweringFetch();
    const { context, names } = createNotingContext(net.fetch);
    const store = latestPostsStore(context);
    const loaded = store.ensure();
    const { body } = await net.at('/home/listing');
    net.asked[0]?.answer({ auto_dm_posts: [], total_count: 7 });
    await loaded;
    expect([body, store.value()?.total_count, names]).to.deep.equal([{ page_index: 0, page_size: 3 }, 7, ['latest-posts']]);
  });
});
