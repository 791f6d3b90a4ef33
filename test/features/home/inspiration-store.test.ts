import { expect } from '@open-wc/testing';
import { fetchContentInspiration, inspirationStore } from '../../../src/features/home/inspiration-store';
import { createRuntime } from '../../../src/runtime';
import { createAnsweringFetch } from '../../support/answering-fetch';

const inspirationPath = '/home/get-content-inspiration';
const milestonesPath = '/home/get-milestone-incentive-data';
const text = 'Failed to fetch content inspiration';

function start() {
  const net = createAnsweringFetch();
  const notes: string[] = [];
  const runtime = createRuntime({ ephemeral: true, fetch: net.fetch, onEvent: ({ note }) => notes.push(note) });
  return { net, notes, runtime, store: runtime.use(inspirationStore) };
}

describe('inspirationStore', () => {
  it('asks for both parts together', async () => {
    const { net, store } = start();
    const loaded = store.ensure();
    (await net.at(inspirationPath)).answer({ inspirations: [{ title: 'Lamps' }] });
    (await net.at(milestonesPath)).answer({ milestones: [] });
    await loaded;
    expect([store.inspiration.value, store.milestones.value]).to.deep.equal([
      { state: 'ready', value: { inspirations: [{ title: 'Lamps' }] } }, { state: 'ready', value: { milestones: [] } },
    ]);
  });

  it('notes that there is no inspiration, with the cause as the failure', async () => {
    const { net, notes, store } = start();
    void store.ensure();
    (await net.at(inspirationPath)).answer({}, 400);
    (await net.at(milestonesPath)).answer({});
    await store.ensure();
    expect(store.inspiration.value).to.have.nested.property('error.name', 'ApiError');
    expect(notes).to.include(text);
  });

  it('aborts both when it is left, without a note', async () => {
    const { net, notes, store } = start();
    void store.ensure();
    const asked = [await net.at(inspirationPath), await net.at(milestonesPath)];
    store.leave();
    expect(asked.map(({ aborted }) => aborted)).to.deep.equal([true, true]);
    void store.ensure();
    await net.at(inspirationPath, 1);
    (await net.at(milestonesPath, 1)).answer({ milestones: [] });
    store.reset();
    expect([store.inspiration.value, store.milestones.value]).to.deep.equal([{ state: 'idle' }, { state: 'idle' }]);
    void store.ensure();
    await net.at(inspirationPath, 2);
    expect(notes).to.deep.equal([]);
  });

  it('throws a text of its own, with what the call threw as its cause', async () => {
    const { net, runtime } = start();
    const failed = fetchContentInspiration(runtime.client).catch((error: Error) => error);
    (await net.at(inspirationPath)).answer({}, 400);
    const error = await failed;
    expect(error).to.have.property('message', text);
    expect(error).to.have.nested.property('cause.status', 400);
  });

  it('says of an error in the code only what it is', async () => {
    const runtime = createRuntime({ ephemeral: true });
    const notes: string[] = [];
    const context = { ...runtime, log: (note: string) => void notes.push(note), client: { ...runtime.client, send: () => Promise.reject(new TypeError('odd')) } };
    await inspirationStore.of({ ...context, use: (create) => create(context) }, {}).ensure();
    expect(notes).to.deep.equal(['load-failed: TypeError', 'load-failed: TypeError']);
  });
});
