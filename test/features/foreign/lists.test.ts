import { expect } from '@open-wc/testing';
import '../../../elements/creator-auto-dm-listing';
import '../../../elements/creator-collection-listing';
import '../../../elements/creator-home';
import '../../../elements/creator-ordered-products';
import '../../../elements/creator-earnings';
import { changedAnswers, withJson } from '../../support/changed-answers';
import { openElement, runtimeOf } from '../../support/open-element';
import { click, findByRole, findByText, queryAllByRole, queryAllByText } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { waitUntil } from '../../support/wait-until';

interface Posts { auto_dm_posts: { auto_dm_post_id: unknown; product_details_list: { id: unknown }[] }[]; total_pages?: unknown; total_count?: unknown }
interface Links { collections: { id: unknown }[]; total_pages?: unknown; total_count?: unknown }

describe('lists of a back end that is not ours', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(() => world.control('faults', undefined, 'DELETE'));

  /** Opens the element in front of a back end that changes the JSON of one call. */
  const open = async (tag: string, call: RegExp, change: (body: never, call: string) => unknown, attributes = {}) => {
    const asked: string[] = [];
    const notes: string[] = [];
    const runtime = runtimeOf(world, {
      onEvent: ({ note }) => notes.push(note),
      fetch: changedAnswers((name, answer) => {
        asked.push(name);
        return call.test(name) && answer.ok ? withJson(answer, (body) => change(body, name)) : answer;
      }),
    });
    const { element } = await openElement(tag, runtime, attributes);
    return { element, runtime, asked, notes };
  };
  const articles = (element: Element) => queryAllByRole(element, 'article').length;

  it('shows posts whose ids, and those of their products, are JSON numbers, and asks and deletes by them', async () => {
    const { element, asked } = await open('creator-auto-dm-listing', /home\/listing/, ({ auto_dm_posts: posts, ...rest }: Posts) => ({
      ...rest,
      auto_dm_posts: posts.map((post, index) => ({ ...post, auto_dm_post_id: 700 + index, product_details_list: post.product_details_list.map((product, place) => ({ ...product, id: place })) })),
    }));
    await findByText(element, '4 posts');
    expect(articles(element)).to.equal(4);
    await findByText(element, '5 products');
    await click(await findByRole(queryAllByRole(element, 'article')[0] as HTMLElement, 'heading'), 'button');
    await waitUntil(() => asked.includes('GET /home/get-products/700'), 'not asked by the id');
  });

  it('shows links whose ids are JSON numbers on Home and in their list', async () => {
    const numbered = ({ collections, ...rest }: Links) => ({ ...rest, collections: collections.map((item, index) => ({ ...item, id: index + 1 })) });
    const { element } = await open('creator-collection-listing', /collection-links\?|collection-links$/, numbered);
    await findByText(element, '6 links and collections');
    expect(articles(element)).to.equal(6);
  });

  it('one unreadable product costs that product, and its post stays', async () => {
    const { element, notes } = await open('creator-auto-dm-listing', /home\/listing/, (body: Posts) => {
      for (const post of body.auto_dm_posts) post.product_details_list[0] = { id: { odd: true } };
      return body;
    });
    await findByText(element, '4 posts');
    expect(articles(element)).to.equal(4);
    await findByText(element, '4 products');
    expect(notes.some((note) => /dropped 4 malformed/.test(note))).to.equal(true);
  });

  it('a post of which no product can be read stays as well, and the list has not failed', async () => {
    const { element } = await open('creator-auto-dm-listing', /home\/listing/, (body: Posts) => {
      for (const product of body.auto_dm_posts[0]?.product_details_list ?? []) product.id = { odd: true };
      return body;
    });
    await findByText(element, '4 posts');
    expect([articles(element), element.status]).to.deep.equal([4, 'ready']);
  });

  for (const [tag, call, nothing] of [
    ['creator-auto-dm-listing', /home\/listing/, (body: Posts) => ({ ...body, auto_dm_posts: body.auto_dm_posts.map(() => ({ id: 1 })) })],
    ['creator-collection-listing', /collection-links$/, (body: Links) => ({ ...body, collections: body.collections.map(() => ({ id: 1 })) })],
    ['creator-ordered-products', /ordered-products/, (body: { product_details_list: unknown[] }) => ({ ...body, product_details_list: body.product_details_list.map(() => null) })],
  ] as const) {
    it(`<${tag}> says that it could not be loaded where nothing of a page can be read, and Retry asks again`, async () => {
      let broken = true;
      const { element, asked } = await open(tag, call, (body: never) => (broken ? (nothing as (body: never) => unknown)(body) : body));
      await waitUntil(() => element.status === 'error', 'it does not say that it has failed');
      expect(queryAllByText(element, /No (posts|links|products)|yet$/).length).to.equal(0);
      broken = false;
      const before = asked.length;
      await click(element, 'button', /^(Retry|Try again)$/);
      await waitUntil(() => element.status === 'ready', 'Retry did not heal it');
      expect(asked.length).to.be.above(before);
    });
  }

  for (const [what, told] of [['missing', undefined], ['texts', 'as text'], ['no numbers', 'many'], ['null', null]] as const) {
    it(`shows the list, and its end, where total_pages and total_count are ${what}`, async () => {
      const { element, asked } = await open('creator-auto-dm-listing', /home\/listing/, (body: Posts) => ({
        ...body,
        total_pages: told === 'as text' ? String(body.total_pages) : told,
        total_count: told === 'as text' ? String(body.total_count) : told,
      }));
      await findByText(element, '4 posts');
      expect(articles(element)).to.equal(4);
      element.scrollIntoView({ block: 'end' });
      await waitUntil(() => queryAllByRole(element, 'button', 'Load more').length === 0, 'there is no end');
      const listed = asked.filter((name) => name === 'POST /home/listing').length;
      expect(listed).to.be.at.most(2);
    });
  }

  it('one bad page does not end the list', async () => {
    const many = await createWorld({ scenario: 'ten-thousand-posts' });
    await many.login();
    let pages = 0;
    const runtime = runtimeOf(many, {
      fetch: changedAnswers((name, answer) => (name === 'POST /home/listing' && ++pages === 2
        ? withJson(answer, (body: Posts) => ({ ...body, auto_dm_posts: body.auto_dm_posts.map(() => ({ id: 1 })) })) : answer)),
    });
    const { element } = await openElement('creator-auto-dm-listing', runtime);
    await findByText(element, '10,000 posts');
    scrollTo(0, document.body.scrollHeight);
    await waitUntil(() => pages >= 3, 'the third page was not asked for');
    const indexes = (await many.requests()).filter(({ path }) => path === '/home/listing').map(({ body }) => (body as { page_index: number }).page_index);
    expect(indexes.slice(0, 3)).to.deep.equal([0, 1, 2]);
    await many.dispose();
  });

  it('shows Home where no total is told', async () => {
    const { element } = await open('creator-home', /home\/listing|collection-links$/, ({ total_pages: _pages, total_count: _count, ...rest }: Posts) => rest);
    await findByRole(element, 'heading', 'AutoDM posts');
    await waitUntil(() => element.status === 'ready', 'it is not ready');
  });

  it('does not take a list for the earnings: nothing to pay is never read from []', async () => {
    const { element } = await open('creator-earnings', /v1\/earnings$/, () => []);
    await waitUntil(() => element.status === 'error', 'no failure is told');
    expect(queryAllByText(element, /Nothing to pay/).length).to.equal(0);
  });
});
