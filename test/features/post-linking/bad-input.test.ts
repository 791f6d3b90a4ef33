import { expect } from '@open-wc/testing';
import { oddTexts } from '../../../demo/marketplace/scenarios/awkward-data';
import { maxExcerpt } from '../../../src/domain/excerpt';
import { errorWords, outcomeNotes } from '../../../src/text/en/errors';
import { inPage } from '../../support/layout';
import { hold } from '../../support/hold';
import { click, findByRole, findByText, queryAllByRole } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { orders } from '../links/creating/setting';
import { choosePost, openPostLinking, pickOrders } from './open-post-linking';
import { waitUntil } from '../../support/wait-until';

const desk = 'Monsoon desk makeover under ₹2,000';
const create = '/post-linking/user-auto-dm-post/create';
const media = '/post-linking/instagram-media';
const captions = [oddTexts.longCaption, oddTexts.unbroken, oddTexts.emoji, oddTexts.hindi, oddTexts.rtl, oddTexts.override, oddTexts.markup, ' \n ', null];

describe('<creator-post-linking> with bad input and a bad network', () => {
  let world: World;
  const pages: HTMLElement[] = [];
  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  afterEach(() => {
    for (const page of pages.splice(0)) page.remove();
  });
  const creations = async () => (await world.requests()).filter(({ path }) => path === create);
  const oddMedia = () => world.control('faults', {
    method: 'GET', path: media, status: 200, body: {
      instagram_media_list: captions.map((caption, index) => ({
        id: `odd-${index}`, caption, display_image_url: index % 2 ? null : `${location.origin}/missing-${index}.png`, post_url: null,
      })),
      after: null,
    },
  });

  for (const width of [320, 390]) {
    for (const direction of ['ltr', 'rtl'] as const) {
      it(`keeps its tiles in line with odd captions and without pictures at ${width}px, ${direction}`, async () => {
        await oddMedia();
        const { element } = await openPostLinking(world);
        const page = inPage(element, width, direction);
        pages.push(page);
        await findByRole(element, 'radio', oddTexts.emoji);
        const tiles = queryAllByRole(element, 'radio');
        expect(tiles).to.have.length(captions.length);
        expect(Math.max(...tiles.map((tile) => tile.getBoundingClientRect().height))).to.be.below(220);
        expect(page.scrollWidth).to.equal(page.clientWidth);
        await choosePost(element, /^My monsoon haul/);
        const post = await findByRole(element, 'region', 'Your post');
        expect(post.getBoundingClientRect().height).to.be.below(120);
        expect(page.scrollWidth).to.equal(page.clientWidth);
      });
    }
  }

  it('names a post by the beginning of a caption of 5,000 characters, and one without a caption as such', async () => {
    await oddMedia();
    const { element } = await openPostLinking(world);
    const long = await findByRole(element, 'radio', /^My monsoon haul/);
    expect((long.closest('label')?.textContent ?? '').length).to.be.at.most(maxExcerpt + 1);
    expect(queryAllByRole(element, 'radio', 'Post without a caption')).to.have.length(2);
    for (const tile of queryAllByRole(element, 'radio')) tile.scrollIntoView();
    await waitUntil(() => element.shadowRoot?.querySelectorAll('[data-fallback]').length === captions.length, 'fallback pictures');
  });

  it('sends one request however often Complete is tapped', async () => {
    const { element } = await openPostLinking(world);
    await choosePost(element, desk);
    await pickOrders(element, orders.slice(0, 1));
    const creation = await hold(world, 'POST', create, { times: 1 });
    const button = await findByRole(element, 'button', 'Complete');
    button.click();
    button.click();
    await creation.kept();
    button.click();
    await creation.release();
    await findByRole(element, 'heading', 'AutoDM setup complete');
    expect(await creations()).to.have.length(1);
  });

  it('keeps everything when the network is lost at Complete; the next try makes one post, under the same key', async () => {
    const { element, runtime } = await openPostLinking(world);
    await choosePost(element, desk);
    await pickOrders(element, orders.slice(0, 2));
    await world.control('faults', { method: 'POST', path: create, drop: true });
    await click(element, 'button', 'Complete');
    await waitUntil(() => runtime.toasts.all().length === 1);
    expect(runtime.toasts.all()[0]?.text).to.equal(`${errorWords.generic} ${outcomeNotes.saved}`);
    const listed = () => world.requests().then((all) => all.filter(({ path, method }) => method === 'POST' && path === '/home/listing').length);
    await waitUntil(async () => (await listed()) === 1, 'the posts were not listed again');
    await findByText(element, desk);
    await findByText(element, '2 products');
    await world.control('faults', undefined, 'DELETE');
    await click(element, 'button', 'Complete');
    await findByRole(element, 'heading', 'AutoDM setup complete');
    const keys = (await creations()).map(({ headers }) => headers['idempotency-key']);
    expect(keys.length).to.be.above(1);
    expect(keys[0]).to.be.a('string');
    expect(new Set(keys).size).to.equal(1);
    const { auto_dm_posts: posts } = await (await fetch(`${world.apiBase}/home/listing`, {
      method: 'POST', body: JSON.stringify({ page_index: 0, page_size: 20 }), headers: { 'content-type': 'application/json', 'app-client-id': 'web' },
    })).json() as { auto_dm_posts: { instagram_media: { caption: string }; product_details_list: unknown[] }[] };
    expect(posts.filter(({ product_details_list: list, instagram_media: { caption } }) => caption === desk && list.length === 2)).to.have.length(1);
  });

  it('keeps the chosen post when the network is lost between the steps', async () => {
    const { element } = await openPostLinking(world);
    await choosePost(element, desk);
    await world.control('faults', { method: 'GET', path: '/post-linking/ordered-products', drop: true });
    await click(element, 'button', 'From marketplace orders');
    const retry = await findByRole(element, 'button', 'Retry');
    await world.control('faults', undefined, 'DELETE');
    retry.click();
    await click(element, 'checkbox', `Select ${orders[0]}`);
    await click(element, 'button', 'Done');
    await findByText(element, desk);
    await findByText(element, '1 product');
  });

  it('shows the server\'s text when it refuses, and keeps the draft', async () => {
    const { element, runtime } = await openPostLinking(world);
    await choosePost(element, desk);
    await pickOrders(element, orders.slice(0, 1));
    await world.control('faults', { method: 'POST', path: create, status: 409, body: { error: 'This post is linked already' }, times: 1 });
    await click(element, 'button', 'Complete');
    await waitUntil(() => runtime.toasts.all().length === 1);
    expect(runtime.toasts.all()[0]?.text).to.equal('This post is linked already');
    await findByText(element, '1 product');
  });
});
