import { expect } from '@open-wc/testing';
import { deleteCollection } from '../../src/api/contract/collections';
import { createRuntime } from '../../src/runtime';
import { collectionActionsStore } from '../../src/features/shared/collections/collection-actions-store';
import { deletedStore } from '../../src/features/shared/collections/deleted-store';
import type { StoreContext } from '../../src/state/context';
import { createDeleteOnce } from '../../src/state/delete-once';
import { postActionsStore } from '../../src/features/shared/posts/post-actions-store';

type Answer = () => Response | Promise<Response>;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Answers the deletions one by one; every other call fails quietly. */
function runtimeWith(answers: Answer[]) {
  const deletions: string[] = [];
  const runtime = createRuntime({
    fetch: (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (!/delete/.test(url)) return Promise.resolve(json({}, 400));
      deletions.push(`${init?.method ?? ''} ${url.replace(/^.*\/api/, '')} ${typeof init?.body}`);
      return Promise.resolve((answers.shift() ?? (() => json({}, 400)))());
    },
  });
  return { runtime, deletions };
}
const lost: Answer = () => Promise.reject(new TypeError('network'));

describe('deleting a post or a collection', () => {
  it('[API-23] [LIST-08] sends PUT /home/delete/{id} without a body and adds the id to the deleted list', async () => {
    const { runtime, deletions } = runtimeWith([() => json({ message: 'Post deleted' })]);
    expect(await runtime.use(postActionsStore).remove('p 1')).to.equal('deleted');
    expect(deletions).to.deep.equal(['PUT /home/delete/p%201 undefined']);
    expect([...runtime.use(deletedStore).ids.peek()]).to.deep.equal(['p 1']);
  });

  it('[API-37] [LIST-11] sends DELETE delete-collection/{id} without a body and adds the id to the deleted list', async () => {
    const { runtime, deletions } = runtimeWith([() => json({ message: 'Collection deleted' })]);
    expect(await runtime.use(collectionActionsStore).remove('c1')).to.equal('deleted');
    expect(deletions).to.deep.equal(['DELETE /collection-links/delete-collection/c1 undefined']);
    expect([...runtime.use(deletedStore).ids.peek()]).to.deep.equal(['c1']);
  });

  it('tells a 200 with an error text from a deletion', async () => {
    const { runtime } = runtimeWith([() => json({ error: 'The post you are trying to delete does not exist' })]);
    expect(await runtime.use(postActionsStore).remove('p1')).to.equal('missing');
    expect(runtime.use(deletedStore).ids.peek().size).to.equal(0);
  });

  it('takes \'does not exist\' for deleted when its own first try lost its answer', async () => {
    const { runtime, deletions } = runtimeWith([lost, () => json({ error: 'The collection you are trying to delete does not exist.' })]);
    expect(await runtime.use(collectionActionsStore).remove('c1')).to.equal('deleted');
    expect(deletions).to.have.length(2);
    expect([...runtime.use(deletedStore).ids.peek()]).to.deep.equal(['c1']);
  });

  it('remembers a lost answer until the creator tries again', async () => {
    const { runtime } = runtimeWith([lost, lost, () => json({ error: 'does not exist' })]);
    const store = runtime.use(postActionsStore);
    const failure = await store.remove('p1').catch((error: unknown) => error);
    expect(failure).to.have.property('kind', 'network');
    expect(await store.remove('p1')).to.equal('deleted');
  });

  it('lists again where it is not known what became of it, and only there', async () => {
    for (const [answer, again] of [[lost, 1], [() => json({ error: 'Not now' }, 409), 0], [() => json({}, 500), 0]] as const) {
      const { runtime } = runtimeWith([answer, answer]);
      let lists = 0;
      const remove = createDeleteOnce(runtime, deleteCollection);
      await remove('c1', () => void lists++).catch(() => undefined);
      expect(lists).to.equal(again);
    }
  });

  it('does not take a refusal for an item that is missing', async () => {
    const { runtime } = runtimeWith([() => json({ error: 'does not exist' }, 404)]);
    const failure = await runtime.use(collectionActionsStore).remove('c1').catch((error: unknown) => error);
    expect(failure).to.have.property('status', 404);
  });

  it('leaves a fault of the code as it is', async () => {
    const fault = new RangeError('ours');
    const client = { send: () => Promise.reject(fault) } as unknown as StoreContext['client'];
    const remove = createDeleteOnce({ client } as StoreContext, deleteCollection);
    expect(await remove('c1', () => undefined).catch((error: unknown) => error) === fault).to.equal(true);
  });

  it('remembers as well that an answer could not be read', async () => {
    const page = () => new Response('<!doctype html><title>Bad gateway</title>');
    const { runtime, deletions } = runtimeWith([page, () => json({ error: 'does not exist' })]);
    const store = runtime.use(collectionActionsStore);
    expect(await store.remove('c1').catch((error: unknown) => error)).to.have.property('kind', 'malformed');
    expect(await store.remove('c1')).to.equal('deleted');
    expect(deletions).to.have.length(2);
  });
});
