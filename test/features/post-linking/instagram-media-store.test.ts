import { expect } from '@open-wc/testing';
import { instagramMediaStore } from '../../../src/features/post-linking/instagram-media-store';
import { createAnsweringFetch } from '../../support/answering-fetch';
import { createNotingContext } from '../../support/noting-context';

const path = '/post-linking/instagram-media';

describe('instagramMediaStore', () => {
  it('asks for the first page without a cursor, and for the next one with that of the answer', async () => {
    const net = createAnsweringFetch();
    const { context, names } = createNotingContext(net.fetch);
    const store = instagramMediaStore(context);
    const loaded = store.ensure();
    const first = await net.at(path);
    expect([first.query, names]).to.deep.equal([{}, ['instagram-media']]);
    first.answer({ instagram_media_list: [{ id: 'm1' }], after: 'c2' });
    await loaded;
    const more = store.loadMore();
    const second = await net.at(path, 1);
    expect(second.query).to.deep.equal({ after: 'c2' });
    second.answer({ instagram_media_list: [{ id: 'm2' }] });
    await more;
    expect(store.load.value).to.deep.nested.include({ 'value.hasMore': false, 'value.items[1].id': 'm2' });
  });
});
