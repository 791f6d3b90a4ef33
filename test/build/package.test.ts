import { expect } from '@open-wc/testing';
import { tags } from '../../elements/creator-elements';

describe('the package', () => {
  it('offers every tag that the loader knows, and the module each is made of is there', async () => {
    const { exports } = (await (await fetch('/package.json')).json()) as { exports: Record<string, string> };
    const offered = Object.keys(exports).filter((entry) => entry.startsWith('./creator-')).map((entry) => entry.slice('./'.length));
    expect(offered).to.deep.equal([...tags]);
    for (const tag of tags) expect(exports[`./${tag}`]).to.equal(`./dist/package/elements/${tag}.js`);
  });
});
