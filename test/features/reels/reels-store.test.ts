import { expect } from '@open-wc/testing';
import { reelsStore } from '../../../src/features/reels/reels-store';
import { createRuntime } from '../../../src/runtime';
import { createAnsweringFetch } from '../../support/answering-fetch';

describe('reelsStore', () => {
  it('has the categories of the answer, and aborts what nobody waits for', async () => {
    const net = createAnsweringFetch();
    const store = createRuntime({ ephemeral: true, fetch: net.fetch }).use(reelsStore);
    void store.ensure();
    const left = await net.at('/v1/reels/categories');
    store.leave();
    expect(left.aborted).to.equal(true);
    const loaded = store.ensure();
    (await net.at('/v1/reels/categories', 1)).answer({ categories: [{ name: 'Lamps', reels: [] }] });
    await loaded;
    expect(store.value()).to.deep.equal([{ name: 'Lamps', reels: [] }]);
  });
});
