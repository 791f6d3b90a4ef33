import { expect } from '@open-wc/testing';
import { linkStore } from '../../../../src/features/links/link-store';
import { postLinkingStore } from '../../../../src/features/post-linking/post-linking-store';
import { pasteProducts } from '../../../../src/features/shared/products/paste-products';
import { sessionStore } from '../../../../src/features/shared/session/session-store';
import { createRuntime } from '../../../../src/runtime';
import { brand } from '../../../../demo/marketplace/brand';
import { forgetTab } from '../../../../src/state/own-storage';
import { waitUntil } from '../../../support/wait-until';

type Answer = () => Response | Promise<Response>;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const lamp = { id: '1', name: 'Lamp', image: null, affiliate_link: null };
const mug = { id: '2', name: 'Mug', image: null, affiliate_link: null };
const made = { collection: { id: 'c1', name: 'Desk', platform: 'YOUTUBE' }, product_details_list: [lamp, lamp] };
const input = { body: { collection: { name: 'Desk', platform: 'YOUTUBE' as const }, product_details_list: [lamp], is_auto_dm_enable_flow: false } };
const lost: Answer = () => Promise.reject(new TypeError('network'));

/** A page with a user, on which `path` gets the answers one by one; every other call is refused. */
function start(path: string, answers: Answer[], ephemeral = true) {
  const keys: string[] = [];
  const runtime = createRuntime({
    ephemeral,
    brand,
    fetch: async (url, init) => {
      const request = new Request(new URL(String(url instanceof Request ? url.url : url), location.href), url instanceof Request ? url : init);
      if (!request.url.includes(path)) return json({}, 400);
      keys.push(request.headers.get('idempotency-key') ?? '');
      const answer = (answers.shift() ?? (() => json({}, 400)))();
      return new Promise<Response>((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        Promise.resolve(answer).then(resolve, reject);
      });
    },
  });
  runtime.use(sessionStore).signIn('asha');
  return { runtime, keys, links: runtime.use(linkStore), posts: runtime.use(postLinkingStore) };
}

describe('from selected products to what is created of them', () => {
  afterEach(() => {
    createRuntime().signOut();
    forgetTab();
  });
  const failures: Error[] = [];
  const fail = (cause: Error) => void failures.push(cause);
  beforeEach(() => void failures.splice(0));

  it('creates once, however often it is asked, and clears the drafts', async () => {
    const { links, keys } = start('/create-collection', [() => json(made)]);
    links.pick(lamp, 'WISHLIST', true);
    links.setPasteText('half a li');
    const [first, second] = await Promise.all([links.create(input, fail), links.create(input, fail)]);
    expect(keys).to.have.length(1);
    expect(second, 'the second call').to.equal(undefined);
    expect(first?.product_details_list, 'a product that the answer repeats').to.have.length(1);
    expect(links.created.value).to.equal(first);
    expect([links.selection.value.products.length, links.pasteText.value, links.busy.value]).to.deep.equal([0, '', false]);
    expect(failures).to.deep.equal([]);
  });

  it('keeps what is selected and typed while it creates', async () => {
    let arrive: (response: Response) => void = () => undefined;
    const { links, keys } = start('/create-collection', [() => new Promise((resolve) => (arrive = resolve))]);
    links.pick(lamp, 'WISHLIST', true);
    const pending = links.create(input, fail);
    await waitUntil(() => keys.length === 1);
    links.pick(mug, 'WISHLIST', true);
    links.setPasteText('half a li');
    arrive(json(made));
    expect((await pending)?.collection.id).to.equal('c1');
    expect(links.selection.value.products.map(({ id }) => id)).to.deep.equal(['2']);
    expect(links.pasteText.value).to.equal('half a li');
  });

  it('keeps everything after a failure, and sends an unknown outcome again with the same key', async () => {
    const { links, keys } = start('/create-collection', [lost, () => json({ error: 'No' }, 409), () => json(made)]);
    links.pick(lamp, 'WISHLIST', true);
    expect(await links.create(input, fail)).to.equal(undefined);
    expect([links.selection.value.products.length, links.created.value, links.busy.value]).to.deep.equal([1, undefined, false]);
    await links.create(input, fail);
    await links.create(input, fail);
    expect(keys[1], 'after a lost answer').to.equal(keys[0]);
    expect(keys[2], 'after a refusal').to.not.equal(keys[1]);
    expect(failures).to.have.length(2);
    expect(links.created.value?.collection.id).to.equal('c1');
  });

  it('remembers the key of an unknown outcome in the tab, so that a reload creates nothing twice', async () => {
    const before = start('/create-collection', [lost], false);
    await before.links.create(input, fail);
    const after = start('/create-collection', [() => json(made)], false);
    await after.links.create(input, fail);
    expect(after.keys).to.deep.equal(before.keys);
  });

  it('a creation that the end of a session stops fails silently and leaves nothing behind', async () => {
    const { links, keys, runtime } = start('/create-collection', [() => new Promise(() => undefined)]);
    const pending = links.create(input, fail);
    await waitUntil(() => keys.length === 1);
    expect(links.busy.value).to.equal(true);
    runtime.signOut();
    expect(await pending).to.equal(undefined);
    expect([links.busy.value, links.created.value, failures.length]).to.deep.equal([false, undefined, 0]);
  });

  it('the drafts of a link and of a post never mix, and each is used up by its own creation', async () => {
    const { links, posts } = start('/create-collection', [() => json(made)]);
    links.pick(lamp, 'WISHLIST', true);
    posts.pick(mug, 'PREVIOUS_ORDERS', true);
    await links.create(input, fail);
    expect(links.selection.value.products).to.deep.equal([]);
    expect(posts.selection.value.products.map(({ id }) => id)).to.deep.equal(['2']);
    expect(posts.created.value).to.equal(undefined);
  });

  it('products of a paste that was stopped are not added, and the next paste works', async () => {
    let arrive: (response: Response) => void = () => undefined;
    const { links, keys, runtime } = start('/product-details', [() => new Promise((resolve) => (arrive = resolve)), () => json({ product_details: mug })]);
    const url = `https://${brand.productHosts?.[0]}/any/p/7`;
    links.setPasteText(url);
    const stopped = pasteProducts(runtime, links, fail);
    await waitUntil(() => keys.length === 1);
    expect(links.pasting.value).to.equal(true);
    links.stopPasting();
    arrive(json({ product_details: lamp }));
    expect(await stopped).to.equal(undefined);
    expect([links.selection.value.products.length, links.pasteText.value, links.pasting.value]).to.deep.equal([0, url, false]);
    const outcome = await pasteProducts(runtime, links, fail);
    expect(outcome).to.deep.equal({ added: 1, known: 0, problems: [] });
    expect([links.selection.value.products[0]?.name, links.pasteText.value]).to.deep.equal(['Mug', '']);
  });

  it('an error in the code ends the paste with a failure, and the box keeps its text', async () => {
    const { links, runtime } = start('/product-details', []);
    links.setPasteText('https://www.bazaar.example/any/p/7');
    const broken = { ...runtime, client: { send: () => Promise.reject(new TypeError('broken')) } } as unknown as typeof runtime;
    expect(await pasteProducts(broken, links, fail)).to.equal(undefined);
    expect(failures.map(({ name }) => name)).to.deep.equal(['TypeError']);
    expect([links.pasting.value, links.pasteText.value]).to.deep.equal([false, 'https://www.bazaar.example/any/p/7']);
  });
});
