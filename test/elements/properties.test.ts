import { expect } from '@open-wc/testing';
import '../../elements/creator-collection';
import '../../elements/creator-collection-listing';
import '../../elements/creator-earnings';
import '../../elements/creator-performance';
import { runtimeOf, showElement } from '../support/open-element';
import { createWorld, type World } from '../support/world';

/** Values that a page in plain JavaScript, React 19 or Svelte sets as properties, and what they mean. */
const given: [tag: string, values: Readonly<Record<string, unknown>>, meaning: Readonly<Record<string, unknown>>][] = [
  ['creator-earnings', { view: 'nonsense', tab: 'nonsense' }, { view: 'earnings', tab: 'commissions' }],
  ['creator-earnings', { view: null, tab: undefined }, { view: 'earnings', tab: 'commissions' }],
  ['creator-earnings', { view: 'past_payments', tab: 'orders' }, { view: 'past_payments', tab: 'orders' }],
  ['creator-performance', { period: 30, postType: 'nonsense' }, { period: 'LAST_7_DAYS', postType: 'ALL' }],
  ['creator-collection-listing', { search: 5, sort: {} }, { search: '5', sort: 'newest' }],
  ['creator-collection-listing', { search: false, colorScheme: 'nonsense', loading: true }, { search: 'false', colorScheme: 'auto', loading: 'eager' }],
];

describe('values that are set as properties', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  for (const [tag, values, meaning] of given) {
    it(`mean the same as attributes: <${tag}> with ${Object.entries(values).map(([name, value]) => `${name} ${String(value)}`).join(', ')}`, async () => {
      const element = Object.assign(showElement(tag, runtimeOf(world)), values) as unknown as Record<string, unknown> & ReturnType<typeof showElement>;
      expect(await element.whenReady()).to.be.oneOf(['ready', 'degraded']);
      expect(Object.fromEntries(Object.keys(meaning).map((name) => [name, element[name]]))).to.deep.equal(meaning);
    });
  }

  it('may be numbers, as many back ends name their collections', async () => {
    const element = Object.assign(showElement('creator-collection', runtimeOf(world)), { collectionId: 123, collectionType: 'nonsense' });
    expect(await element.whenReady()).to.equal('error');
    const [asked] = (await world.requests()).filter(({ path }) => path.startsWith('/v1/collection/'));
    expect([asked?.path, asked?.query]).to.deep.equal(['/v1/collection/123', { collectionType: 'normal' }]);
    const post = Object.assign(showElement('creator-performance', runtimeOf(world)), { postId: 7, postType: 'COLLECTION' });
    await post.whenReady();
    expect(JSON.stringify(await world.requests())).to.match(/"post_id":"7"/);
  });
});
