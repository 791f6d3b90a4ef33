import { expect } from '@open-wc/testing';
import { lazyCode } from '../../../../src/features/shared/screen/lazy-code';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const failure = (asking: Promise<unknown>) => asking.then(() => undefined, (error: unknown) => (error as Error).name);

describe('code that is asked for ahead', () => {
  it('is asked for once, however often it is needed', async () => {
    let asked = 0;
    const code = lazyCode(() => Promise.resolve({ code: `here, asked ${++asked} times` }), 'code');
    expect(code.there.value).to.equal(undefined);
    const [first, second] = await Promise.all([code.ask(), code.ask()]);
    expect([first, second, await code.ask(), code.there.value]).to.deep.equal(Array(4).fill('here, asked 1 times'));
  });

  it('is asked for twice before it fails, and anew by who asks again', async () => {
    let asked = 0;
    const code = lazyCode(() => (++asked <= 2 ? lost() : Promise.resolve({ code: 'here' })), 'code');
    expect(await failure(code.ask())).to.equal('ChunkError');
    expect([asked, code.there.value]).to.deep.equal([2, undefined]);
    expect(await code.ask()).to.equal('here');
    expect([asked, code.there.value]).to.deep.equal([3, 'here']);
  });

  it('that fails for two who wait fails for both', async () => {
    const code = lazyCode<{ code: string }, 'code'>(lost, 'code');
    expect(await Promise.all([failure(code.ask()), failure(code.ask())])).to.deep.equal(['ChunkError', 'ChunkError']);
  });
});
