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
});
