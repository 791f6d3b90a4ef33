import { expect } from '@open-wc/testing';
import { ApiError } from '../../src/api/api-error';
import { createResource } from '../../src/stores/resource';

const failure = () => new ApiError({ kind: 'network', call: 'GET /x', requestId: 'r' });

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

describe('createResource', () => {
  it('goes from idle through loading to ready', async () => {
    const resource = createResource<number>();
    expect(resource.load.value).to.deep.equal({ state: 'idle' });
    const running = resource.run(() => Promise.resolve(7));
    expect(resource.load.value).to.deep.equal({ state: 'loading' });
    await running;
    expect(resource.load.value).to.deep.equal({ state: 'ready', value: 7 });
  });

  it('keeps the stale value at hand while a newer one loads', async () => {
    const resource = createResource<number>();
    await resource.run(() => Promise.resolve(1));
    const running = resource.run(() => Promise.resolve(2));
    expect(resource.load.value).to.deep.equal({ state: 'loading', stale: 1 });
    expect(resource.value()).to.equal(1);
    await running;
  });

  it('drops an answer that a newer request overtook, and aborts it', async () => {
    const resource = createResource<string>();
    const slow = deferred<string>();
    let signal: AbortSignal | undefined;
    const first = resource.run((own) => ((signal = own), slow.promise));
    await resource.run(() => Promise.resolve('new'));
    slow.resolve('old');
    await first;
    expect(signal?.aborted).to.equal(true);
    expect(resource.value()).to.equal('new');
  });

  it('drops a failure that a newer request overtook', async () => {
    const resource = createResource<string>();
    const first = resource.run((own) => new Promise((_, reject) => own.addEventListener('abort', () => reject(failure()))));
    await resource.run(() => Promise.resolve('new'));
    await first;
    expect(resource.load.value).to.deep.equal({ state: 'ready', value: 'new' });
  });

  it('holds a failed call as a value', async () => {
    const resource = createResource<string>();
    const error = failure();
    await resource.run(() => Promise.reject(error));
    expect(resource.load.value).to.deep.equal({ state: 'failed', error });
  });

  it('does not swallow a fault of our own', async () => {
    const resource = createResource<string>();
    let thrown: unknown;
    await resource.run(() => Promise.reject(new TypeError('bug'))).catch((error: unknown) => (thrown = error));
    expect(thrown).to.be.instanceOf(TypeError);
  });

  it('forgets on reset, and what was under way never lands', async () => {
    const resource = createResource<string>();
    const slow = deferred<string>();
    const running = resource.run(() => slow.promise);
    resource.reset();
    slow.resolve('late');
    await running;
    expect(resource.load.value).to.deep.equal({ state: 'idle' });
  });
});
