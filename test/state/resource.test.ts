import { expect } from '@open-wc/testing';
import { ApiError } from '../../src/api/api-error';
import { createKeptValues } from '../../src/state/kept-values';
import { createResource } from '../../src/state/resource';

const quiet = { log: () => undefined };
const failure = () => new ApiError({ kind: 'network', call: 'GET /x', requestId: 'r' });

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

describe('createResource', () => {
  it('goes from idle through loading to ready', async () => {
    const resource = createResource<number>(quiet);
    expect(resource.load.value).to.deep.equal({ state: 'idle' });
    const running = resource.run(() => Promise.resolve(7));
    expect(resource.load.value).to.deep.equal({ state: 'loading' });
    await running;
    expect(resource.load.value).to.deep.equal({ state: 'ready', value: 7 });
  });

  it('keeps the stale value at hand while a newer one loads', async () => {
    const resource = createResource<number>(quiet);
    await resource.run(() => Promise.resolve(1));
    const running = resource.run(() => Promise.resolve(2));
    expect(resource.load.value).to.deep.equal({ state: 'loading', stale: 1 });
    expect(resource.value()).to.equal(1);
    await running;
  });

  it('drops an answer that a newer request overtook, and aborts it', async () => {
    const resource = createResource<string>(quiet);
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
    const resource = createResource<string>(quiet);
    const first = resource.run((own) => new Promise((_, reject) => own.addEventListener('abort', () => reject(failure()))));
    await resource.run(() => Promise.resolve('new'));
    await first;
    expect(resource.load.value).to.deep.equal({ state: 'ready', value: 'new' });
  });

  it('that is left while it loads keeps what was there, and has begun nothing where nothing was', async () => {
    const resource = createResource<number>(quiet);
    const never = () => new Promise<number>(() => undefined);
    void resource.run(never);
    resource.leave();
    expect(resource.load.value).to.deep.equal({ state: 'idle' });
    await resource.run(() => Promise.resolve(1));
    void resource.run(never);
    resource.leave();
    expect(resource.load.value).to.deep.equal({ state: 'ready', value: 1 });
  });

  it('that is left while another selection loads has nothing of that one', async () => {
    const resource = createResource<number>(quiet);
    await resource.run(() => Promise.resolve(1), 'week');
    void resource.run(() => new Promise<number>(() => undefined), 'month');
    resource.leave();
    expect(resource.load.value).to.deep.equal({ state: 'idle' });
  });

  it('holds a failed call as a value', async () => {
    const resource = createResource<string>(quiet);
    const error = failure();
    await resource.run(() => Promise.reject(error));
    expect(resource.load.value).to.deep.equal({ state: 'failed', error });
  });

  it('makes a fault of our own a failure, and reports its class without its message', async () => {
    const told: unknown[] = [];
    const resource = createResource<string>({ log: (...note) => told.push(note) });
    const fault = new TypeError('the phone number is 98765');
    await resource.run(() => Promise.reject(fault));
    expect(resource.load.value).to.deep.equal({ state: 'failed', error: fault });
    expect(told).to.deep.equal([['load-failed: TypeError', { name: 'TypeError', element: 'creator-elements', code: 'load-failed' }]]);
  });

  it('keeps what was there when newer does not come, with the time it was read, also while it tries again', async () => {
    const resource = createResource<number>(quiet);
    const before = Date.now();
    await resource.run(() => Promise.resolve(1));
    const error = failure();
    await resource.run(() => Promise.reject(error));
    const failed = resource.load.value;
    if (failed.state !== 'failed') throw new Error('it has not failed');
    const { asOf } = failed;
    expect(failed).to.deep.equal({ state: 'failed', error, stale: 1, asOf });
    expect(asOf).to.be.within(before, Date.now());
    const trying = resource.run(() => Promise.resolve(2));
    expect(resource.load.value).to.deep.equal({ state: 'loading', stale: 1, asOf });
    await trying;
    expect(resource.load.value).to.deep.equal({ state: 'ready', value: 2 });
  });

  it('keeps nothing of another selection when one fails, and shows an earlier one at once', async () => {
    const resource = createResource<string>(quiet, createKeptValues());
    await resource.run(() => Promise.resolve('week'), 'week');
    const month = resource.run(() => Promise.reject(failure()), 'month');
    expect(resource.load.value).to.deep.equal({ state: 'loading', stale: 'week' });
    await month;
    expect(resource.value()).to.equal(undefined);
    const back = resource.run(() => Promise.reject(failure()), 'week');
    expect(resource.load.value).to.deep.equal({ state: 'loading', stale: 'week' });
    await back;
    expect(resource.value()).to.equal('week');
    expect(resource.load.value.state).to.equal('failed');
  });

  it('is shown at once and asked for anew by who comes back', async () => {
    const resource = createResource<number>(quiet);
    await resource.ensure(() => Promise.resolve(1));
    await resource.ensure(() => Promise.resolve(2));
    expect(resource.value()).to.equal(1);
    resource.leave();
    const again = resource.ensure(() => Promise.resolve(3));
    expect(resource.value()).to.equal(1);
    await again;
    expect(resource.value()).to.equal(3);
  });

  it('takes a change over without becoming newer', async () => {
    const resource = createResource<number>(quiet);
    await resource.run(() => Promise.resolve(1));
    await resource.run(() => Promise.reject(failure()));
    resource.change(4);
    expect(resource.value()).to.equal(4);
    expect(resource.load.value.state).to.equal('failed');
  });

  it('forgets on reset, and what was under way never lands', async () => {
    const resource = createResource<string>(quiet);
    const slow = deferred<string>();
    const running = resource.run(() => slow.promise);
    resource.reset();
    slow.resolve('late');
    await running;
    expect(resource.load.value).to.deep.equal({ state: 'idle' });
  });
});

describe('the values of the latest selections', () => {
  it('are twelve, and the one that nobody came back to for longest goes first', () => {
    const kept = createKeptValues<number>();
    for (let index = 1; index <= 12; index++) kept.set(String(index), index, index);
    kept.set('1', 100, 100);
    kept.set('13', 13, 101);
    expect([kept.get('1'), kept.get('2'), kept.get('3')?.value, kept.get('13')?.value]).to.deep.equal([{ value: 100, at: 100 }, undefined, 3, 13]);
  });
});
