import { expect, waitUntil } from '@open-wc/testing';
import { findByRole } from '../support/screen';

describe('the loader', () => {
  const made: HTMLElement[] = [];
  const append = (tag: string, parent: ParentNode = document.body) => {
    const element = document.createElement(tag);
    made.push(element);
    parent.append(element);
    return element;
  };
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });

  it('defines the tags that are there and those that come later, each with its own code alone', async () => {
    const early = append('creator-help');
    await import('../../elements/creator-elements');
    await findByRole(early, 'heading', 'Help');
    expect(customElements.get('creator-collection')).to.equal(undefined);
    const box = document.createElement('div');
    made.push(box);
    append('creator-collection', box);
    document.body.append(box);
    await waitUntil(() => customElements.get('creator-collection') !== undefined);
    expect(customElements.get('creator-earnings')).to.equal(undefined);
  });

  it('leaves other tags alone', async () => {
    const { tags } = await import('../../elements/creator-elements');
    append('creator-of-somebody-else');
    await Promise.resolve();
    expect(tags).to.not.include('creator-of-somebody-else');
    expect(customElements.get('creator-of-somebody-else')).to.equal(undefined);
  });

  it('knows every element there is', async () => {
    const { tags } = await import('../../elements/creator-elements');
    for (const tag of tags) {
      const response = await fetch(`/elements/${tag}.ts`);
      expect(response.status, tag).to.equal(200);
    }
    expect([...tags]).to.deep.equal([...tags].sort());
  });
});
