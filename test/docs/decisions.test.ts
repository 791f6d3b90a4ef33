import { expect } from '@open-wc/testing';

describe('docs/decisions.md', () => {
  it('has every decision in its index, once', async () => {
    const text = await (await fetch('/docs/decisions.md')).text();
    const index = text.slice(text.indexOf('## By subject'), text.indexOf('\n## A. '));
    const entries = [...text.matchAll(/^([A-E]\d+)\. \*\*/gm)].map(([, id]) => id);
    const listed = [...index.matchAll(/\b[A-E]\d+\b/g)].map(([id]) => id);
    expect(entries.length).to.be.above(200);
    expect(listed.sort()).to.deep.equal(entries.sort());
  });
});
