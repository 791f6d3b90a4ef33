import { expect } from '@open-wc/testing';
import type * as Kit from '../../src/testing/testing';

/** The built files, as the page of a host loads them. */
const load = <T>(file: string) => import(`/dist/${file}`) as Promise<T>;

describe('the built testing kit', () => {
  it('runs a built element, and finds what is wrong with it', async () => {
    const { assertEmbed, createFakeRuntime, EmbedError } = await load<typeof Kit>('testing.js');
    await load('creator-elements.js');
    const element = document.createElement('creator-performance');
    const runtime = await createFakeRuntime();
    await assertEmbed(element, { runtime });
    expect(runtime.requests.map(({ path }) => path)).to.include('/perf/v2/overview');
    runtime.fail('POST', '/perf/v2/overview', 'network');
    const error: unknown = await assertEmbed(element, { runtime, events: ['creator-never'] }).catch((wrong: unknown) => wrong);
    expect(error).to.be.instanceOf(EmbedError);
    expect(String(error)).to.contain('creator-never did not come');
  });
});
