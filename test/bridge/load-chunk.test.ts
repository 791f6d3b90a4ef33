import { expect } from '@open-wc/testing';
import { ChunkError, loadChunk } from '../../src/bridge/load-chunk';

async function failure(loading: Promise<unknown>): Promise<Error> {
  const result = await loading.then(() => undefined, (error: unknown) => error);
  if (result instanceof Error) return result;
  throw new Error('loading was expected to fail');
}

describe('loadChunk', () => {
  it('gives what was loaded', async () => {
    expect(await loadChunk(() => Promise.resolve({ a: 1 }), 'a')).to.equal(1);
  });

  it('tries once more', async () => {
    let tries = 0;
    const load = () => (++tries === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve({ a: 'here' }));
    expect(await loadChunk(load, 'a')).to.equal('here');
    expect(tries).to.equal(2);
  });

  it('the second try has another address, since Firefox remembers a failed import', async () => {
    const address = `${location.origin}/test/support/no-such-chunk.js`;
    const asked: string[] = [];
    const observer = new PerformanceObserver((list) => asked.push(...list.getEntries().map(({ name }) => name)));
    observer.observe({ type: 'resource' });
    const error = await failure(loadChunk(() => import(/* @vite-ignore */ address) as Promise<{ a: 1 }>, 'a'));
    await new Promise<void>((done) => requestAnimationFrame(() => done()));
    asked.push(...observer.takeRecords().map(({ name }) => name));
    observer.disconnect();
    expect(error).to.be.instanceOf(ChunkError);
    // WebKit's message names no address; it does not remember the failure either.
    const isNamed = String(error.cause).includes(address);
    if (isNamed) expect(asked.some((name) => name.startsWith(`${address}?retry=`)), asked.join()).to.equal(true);
    else expect(asked).to.deep.equal([address, address]);
  });

  it('the second try keeps the address where an import map may hold its hash', async () => {
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = '{}';
    document.head.append(map);
    let tries = 0;
    const lost = () => {
      tries++;
      return Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/test/support/chunk-of-two.js`));
    };
    try {
      expect(await failure(loadChunk<{ token: object }, 'token'>(lost, 'token'))).to.be.instanceOf(ChunkError);
      expect(tries).to.equal(2);
    } finally {
      map.remove();
    }
  });

  for (const [shape, name] of [['alone', 'Alone'], ['beside others', 'Inner']] as const) {
    it(`the second try finds what is wanted in a file that has its module ${shape}`, async () => {
      const lost = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/test/support/chunk-of-two.js`));
      expect(await loadChunk<Record<typeof name, string>, typeof name>(lost, name)).to.equal(`${name} is here`);
    });
  }

  it('what is in one file comes from the same copy of it', async () => {
    const lost = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/test/support/chunk-of-two.js`));
    const [one, same] = await Promise.all([
      loadChunk<{ token: object }, 'token'>(lost, 'token'), loadChunk<{ token: object }, 'token'>(lost, 'token'),
    ]);
    expect(one === same).to.equal(true);
  });

  it('a file without it counts as not come', async () => {
    const lost = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/test/support/chunk-of-two.js`));
    expect(await failure(loadChunk<{ Other: string }, 'Other'>(lost, 'Other'))).to.be.instanceOf(ChunkError);
  });

  it('[ERR-32] gives up with "Loading chunk failed" when the code does not come in time', async () => {
    const error = await failure(loadChunk(() => new Promise<{ a: 1 }>(() => undefined), 'a', 10));
    expect(error).to.be.instanceOf(ChunkError);
    expect(error.message).to.equal('Loading chunk failed');
  });

  it('[ERR-32] waits 120 seconds', async () => {
    const { setTimeout: real } = window;
    const limits: unknown[] = [];
    window.setTimeout = ((run: () => void, ms?: number) => (limits.push(ms), real(run, ms))) as typeof window.setTimeout;
    try {
      await loadChunk(() => Promise.resolve({ a: 1 }), 'a');
    } finally {
      window.setTimeout = real;
    }
    expect(limits).to.deep.equal([120_000]);
  });
});
