import { expect } from '@open-wc/testing';
import { callTable } from '../../src/api/contract/table';

describe('docs/embedding.md', () => {
  it('lists each call that the specification does not show, and no other', async () => {
    const page = await (await fetch('/docs/embedding.md')).text();
    const [, section = ''] = page.split('## The calls of your API');
    const listed = [...section.split('\n## ')[0]?.matchAll(/^\| `([A-Z]+ \/[^`]+)` \|/gm) ?? []].map(([, call]) => call);
    const assumed = Object.values(callTable).filter((call) => call.assumed).map(({ method, path }) => `${method} ${path}`);
    expect(listed.sort()).to.deep.equal(assumed.sort());
  });
});
