import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../src/runtime';
import { publicCollectionStore } from '../../../src/features/public-collection/public-collection-store';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { createAnsweringFetch } from '../../support/answering-fetch';
import { waitUntil } from '../../support/wait-until';

describe('publicCollectionStore', () => {
  it('[API-44] asks for the collection with its type', async () => {
    const net = createAnsweringFetch();
    const store = createRuntime({ fetch: net.fetch }).use(publicCollectionStore).of({});
    const loaded = store.ensure('a/b', 'autodm');
    await waitUntil(() => net.asked[0]);
    expect(net.asked[0]).to.deep.include({ path: '/v1/collection/a%2Fb', query: { collectionType: 'autodm' } });
    net.asked[0]?.answer({ id: 'a/b', name: 'Lamps', product_details_list: [{ id: '1', name: 'One' }, { id: '1', name: 'One' }] });
    await loaded;
    expect(store.load.peek()).to.deep.equal({
      state: 'ready', value: { id: 'a/b', name: 'Lamps', product_details_list: [{ id: '1', name: 'One' }] },
    });
    await store.ensure('a/b', 'autodm');
    expect(net.asked).to.have.length(1);
  });

  it('[ERR-08] keeps the session when the answer is a 401', async () => {
    const net = createAnsweringFetch();
    const runtime = createRuntime({ fetch: net.fetch });
    runtime.use(sessionStore).signIn('u1');
    let expired = 0;
    runtime.onSessionExpired(() => expired++);
    const loaded = runtime.use(publicCollectionStore).of({}).ensure('x', 'normal');
    await waitUntil(() => net.asked[0]);
    net.asked[0]?.answer({}, 401);
    await loaded;
    expect(expired).to.equal(0);
    expect(runtime.use(sessionStore).isAnonymous()).to.equal(false);
    runtime.use(sessionStore).reset();
  });

  it('asks once for what a prefetch has asked for, and for nothing without an id', async () => {
    const net = createAnsweringFetch();
    const store = createRuntime({ ephemeral: true, fetch: net.fetch }).use(publicCollectionStore).of({});
    store.prefetch('', 'normal');
    await store.ensure('', 'normal');
    expect(store.load.peek()).to.deep.equal({ state: 'idle' });
    store.prefetch('a', 'normal');
    const asked = await net.at('/v1/collection/a');
    const shown = store.ensure('a', 'normal');
    asked.answer({});
    await shown;
    expect([net.asked.length, net.asked[0]?.query]).to.deep.equal([1, { collectionType: 'normal' }]);
    expect(store.load.peek()).to.deep.equal({ state: 'ready', value: { product_details_list: [] } });
  });

  it('never shows another collection, and an earlier one at once; what was left is aborted', async () => {
    const net = createAnsweringFetch();
    const store = createRuntime({ ephemeral: true, fetch: net.fetch }).use(publicCollectionStore).of({});
    const first = store.ensure('a', 'normal');
    (await net.at('/v1/collection/a')).answer({ name: 'A' });
    await first;
    void store.ensure('b', 'normal');
    expect(store.load.peek()).to.deep.equal({ state: 'loading' });
    const left = await net.at('/v1/collection/b');
    void store.ensure('a', 'normal');
    expect([left.aborted, store.load.peek()]).to.deep.equal([true, { state: 'loading', stale: { name: 'A', product_details_list: [] } }]);
  });

  it('stays when a session ends, because it needs none', async () => {
    const net = createAnsweringFetch();
    const runtime = createRuntime({ ephemeral: true, fetch: net.fetch });
    const store = runtime.use(publicCollectionStore).of({});
    const shown = store.ensure('a', 'normal');
    (await net.at('/v1/collection/a')).answer({});
    await shown;
    runtime.signOut();
    expect(store.load.peek().state).to.equal('ready');
  });
});
