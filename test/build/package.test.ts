import { expect } from '@open-wc/testing';
import { tags } from '../../elements/creator-elements';

describe('the package', () => {
  it('offers every tag that the loader knows, and the module each is made of is there', async () => {
    const { exports } = (await (await fetch('/package.json')).json()) as { exports: Record<string, string> };
    const offered = Object.keys(exports).filter((entry) => entry.startsWith('./creator-')).map((entry) => entry.slice('./'.length));
    expect(offered).to.deep.equal([...tags]);
    for (const tag of tags) expect(exports[`./${tag}`]).to.equal(`./dist/package/elements/${tag}.js`);
  });

  it('names one exact version of what is used beyond what it promises', async () => {
    const { dependencies, devDependencies } = (await (await fetch('/package.json')).json()) as Record<string, Record<string, string>>;
    const why = 'has to be one exact version: see';
    expect(dependencies?.['valibot'], `valibot ${why} src/api/contract/object.ts`).to.match(/^\d+\.\d+\.\d+$/);
    // Pages may bring another; where it names its marks otherwise, its development build warns and nothing is lost.
    for (const name of ['react', 'react-dom']) expect(devDependencies?.[name], `${name} ${why} elements/made-by-own-react.ts`).to.match(/^\d+\.\d+\.\d+$/);
  });
});
