import { expect } from '@open-wc/testing';
import { catalogue, shelves } from '../../../demo/marketplace/seed/catalogue';
import { click, findByRole, findByText, queryAllByText } from '../../support/screen';
import { asked, catchNavigation, openListing, worldOf } from '../links/listings/open-listing';
import { waitUntil } from '../../support/wait-until';

const tag = 'creator-ordered-products';
const nameOf = (id: string | undefined) => catalogue.find((product) => product.id === id)?.name ?? '';
const path = /^\/post-linking\/ordered-products$/;

describe('the ordered products', () => {
  it('[API-32] begins with page 0 of 20 and follows page_number to its end', async () => {
    const world = await worldOf('busy-creator');
    const element = await openListing(tag, world);
    await findByText(element, nameOf(shelves.ORDERS[0]));
    expect(queryAllByText(element, nameOf(shelves.ORDERS[26])).length).to.equal(0);
    scrollTo(0, document.body.scrollHeight);
    await findByText(element, nameOf(shelves.ORDERS[26]));
    const queries = async () => (await world.requests()).filter((request) => path.test(request.path)).map(({ query }) => query);
    const both = [{ page_no: '0', page_size: '20' }, { page_no: '1', page_size: '20' }];
    expect(await queries()).to.deep.equal(both);
    scrollTo(0, document.body.scrollHeight);
    await element.refresh();
    // The page is still at its end, so the new list asks for what follows its first page, and for nothing behind its last.
    await waitUntil(async () => await asked(world, 'GET', path) >= 4, 'the second page was not asked for again');
    await findByText(element, nameOf(shelves.ORDERS[26]));
    expect(await queries()).to.deep.equal([...both, ...both]);
  });

  it('[API-32] goes on by itself after a page that has only filled the last shelf', async () => {
    const world = await worldOf('busy-creator');
    const element = await openListing(tag, world);
    await findByText(element, nameOf(shelves.ORDERS[0]));
    const two = shelves.ORDERS.slice(20, 22).map((id) => ({ id, name: nameOf(id), image: null }));
    await world.control('faults', {
      method: 'GET', path: '/post-linking/ordered-products', status: 200, body: { product_details_list: two, page_number: 2 }, times: 1,
    });
    scrollTo(0, document.body.scrollHeight);
    await findByText(element, nameOf(shelves.ORDERS[21]));
    scrollTo(0, document.body.scrollHeight);
    await waitUntil(async () => await asked(world, 'GET', path) === 3, 'the third page was not asked for');
  });

  it('leads to the creation of links', async () => {
    const element = await openListing(tag, await worldOf('busy-creator'));
    const next = catchNavigation();
    await click(element, 'button', 'Create affiliate links');
    expect((await next).route).to.equal('affiliateLinks');
  });

  it('says when nothing was ordered yet', async () => {
    const world = await worldOf('new-creator');
    await world.control('faults', {
      method: 'GET', path: '/post-linking/ordered-products', status: 200, body: { product_details_list: [], page_number: null },
    });
    const element = await openListing(tag, world);
    await findByRole(element, 'heading', 'No orders yet');
    await findByRole(element, 'button', 'Create affiliate links');
  });

  it('offers Retry when the first page fails', async () => {
    const world = await worldOf('busy-creator');
    await world.control('faults', { method: 'GET', path: '/post-linking/ordered-products', status: 500, times: 1 });
    const element = await openListing(tag, world);
    expect(element.status).to.equal('error');
    await click(element, 'button', 'Retry');
    await waitUntil(() => element.status === 'ready');
    await findByText(element, nameOf(shelves.ORDERS[0]));
  });
});
