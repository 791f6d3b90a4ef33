import { expect } from '@open-wc/testing';
import { homeStore } from '../../../../src/features/shared/posts/home-store';
import { choose, openRow } from '../../../support/listing-rows';
import { click, findByRole, findByText, gone, queryAllByRole } from '../../../support/screen';
import type { World } from '../../../support/world';
import { asked, catchNavigation, openListing, worldOf } from './open-listing';
import { waitUntil } from '../../../support/wait-until';

const tag = 'creator-auto-dm-listing';
const title = 'Monsoon desk makeover under ₹2,000';

describe('the AutoDM posts', () => {
  let world: World;
  beforeEach(async () => {
    world = await worldOf('busy-creator');
  });

  it('[API-21] [ROUTE-06] lists every post with its products counted', async () => {
    const element = await openListing(tag, world);
    await findByText(element, '4 posts');
    expect(queryAllByRole(element, 'article')).to.have.length(4);
    const post = await findByRole(element, 'article', title);
    await findByText(post, '5 products');
    const request = (await world.requests()).find(({ path }) => path === '/home/listing');
    expect(request?.body).to.deep.equal({ page_index: 0, page_size: 20 });
  });

  it('[LIST-04] loads further pages while it is scrolled', async () => {
    const many = await worldOf('ten-thousand-posts');
    const element = await openListing(tag, many);
    await findByText(element, '10,000 posts');
    scrollTo(0, document.body.scrollHeight);
    await waitUntil(async () => (await asked(many, 'POST', /^\/home\/listing$/)) === 2, 'no second page');
    const requests = (await many.requests()).filter(({ path }) => path === '/home/listing');
    expect(requests.map(({ body }) => body)).to.deep.equal([{ page_index: 0, page_size: 20 }, { page_index: 1, page_size: 20 }]);
  });

  it('[API-22] opens the products of a post in a drawer, and asks for them once', async () => {
    const element = await openListing(tag, world);
    for (let turn = 0; turn < 2; turn++) {
      await openRow(element, title);
      const drawer = await findByRole(element, 'dialog', 'Products (5)');
      expect(queryAllByRole(drawer, 'listitem')).to.have.length(5);
      await click(drawer, 'button', 'Close');
      await gone(element, 'dialog', 'Products (5)');
    }
    expect(await asked(world, 'GET', /^\/home\/get-products\/post-desk$/)).to.equal(1);
  });

  it('[ERR-16] says when a post has no products any more', async () => {
    const element = await openListing(tag, world);
    await world.control('faults', {
      method: 'GET', path: '/home/get-products/{id}', status: 200, body: { error: 'No products found for auto DM post id' },
    });
    await openRow(element, title);
    await findByText(element, 'No products found tagged to this post. Please try again.');
    expect(queryAllByRole(element, 'dialog').length).to.equal(0);
  });

  it('[LIST-09] [LIST-10] deletes after asking, says so and reloads the home list', async () => {
    const element = await openListing(tag, world);
    await choose(element, title, 'Delete');
    await findByRole(element, 'alertdialog', 'Delete this post?');
    const before = await asked(world, 'POST', /^\/home\/listing$/);
    await click(element, 'button', 'DELETE');
    await findByText(element, 'Post Deleted');
    await gone(element, 'article', title);
    await findByText(element, '3 posts');
    await waitUntil(async () => (await asked(world, 'POST', /^\/home\/listing$/)) === before + 1);
    const last = (await world.requests()).filter(({ path }) => path === '/home/listing').at(-1);
    expect(last?.body).to.deep.equal({ page_index: 0, page_size: 3 });
    const home = element.runtime?.use(homeStore).posts.load;
    await waitUntil(() => home?.peek().state === 'ready');
    expect(JSON.stringify(home?.peek())).not.to.contain('post-desk');
  });

  it('closes the question without deleting', async () => {
    const element = await openListing(tag, world);
    await choose(element, title, 'Delete');
    await click(element, 'button', 'CLOSE');
    await gone(element, 'alertdialog', 'Delete this post?');
    await findByRole(element, 'article', title);
    expect(await asked(world, 'PUT', /delete/)).to.equal(0);
  });

  it('[ERR-18] says that a post deleted elsewhere does not exist, and shows the list as it is', async () => {
    const element = await openListing(tag, world);
    await fetch(`${world.apiBase}/home/delete/post-desk`, { method: 'PUT', headers: { 'app-client-id': 'creator-web' } });
    await choose(element, title, 'Delete');
    await click(element, 'button', 'DELETE');
    await findByText(element, 'The post you are trying to delete does not exist.');
    await gone(element, 'article', title);
  });

  it('offers Retry when the first load fails', async () => {
    await world.control('faults', { method: 'POST', path: '/home/listing', status: 500, times: 1 });
    const element = await openListing(tag, world);
    expect(element.status).to.equal('error');
    await click(element, 'button', 'Retry');
    await findByRole(element, 'article', title);
    await waitUntil(() => element.status === 'ready', 'it is not ready');
  });

  it('shows a new creator the way to the first post, and goes back to Home', async () => {
    const element = await openListing(tag, await worldOf('new-creator'));
    await findByRole(element, 'heading', 'No AutoDM posts yet');
    const first = catchNavigation();
    await click(element, 'button', 'Create your first post');
    expect((await first).route).to.equal('home');
    const back = catchNavigation();
    await click(element, 'button', 'Back');
    expect((await back).route).to.equal('home');
  });
});
