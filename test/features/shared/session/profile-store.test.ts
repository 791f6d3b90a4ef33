import { expect } from '@open-wc/testing';
import { profileStore } from '../../../../src/features/shared/session/profile-store';
import { createRuntime } from '../../../../src/runtime';
import { createAnsweringFetch } from '../../../support/answering-fetch';
import { createNotingContext } from '../../../support/noting-context';

const path = '/home/profile-data';

describe('profileStore', () => {
  it('changes what is known at once, which the next visit does not begin with', async () => {
    const net = createAnsweringFetch();
    const { context, names, begun, dropped } = createNotingContext(net.fetch);
    const store = profileStore(context);
    store.patch({ instagram_connected: true });
    expect([store.value(), names, dropped]).to.deep.equal([undefined, ['profile'], ['profile']]);
    const loaded = store.ensure();
    (await net.at(path)).answer({ instagram_name: 'Asha', instagram_connected: false });
    await loaded;
    expect(begun).to.deep.equal(['profile']);
    store.patch({ instagram_connected: true });
    expect(store.value()).to.deep.equal({ instagram_name: 'Asha', instagram_connected: true });
    store.dropRemembered();
    expect(dropped).to.deep.equal(['profile', 'profile', 'profile']);
  });

  it('has nothing to drop where nothing is remembered', () => {
    const store = createRuntime({ ephemeral: true, fetch: createAnsweringFetch().fetch }).use(profileStore);
    store.dropRemembered();
    store.patch({ instagram_connected: true });
    expect([store.value(), store.load.value]).to.deep.equal([undefined, { state: 'idle' }]);
    void store.ensure();
    store.patch({ instagram_connected: true });
    expect(store.load.value).to.deep.equal({ state: 'loading' });
  });
});
