import { expect } from '@open-wc/testing';
import { brand } from '../../../../demo/marketplace/brand';
import { catalogue, shelves } from '../../../../demo/marketplace/seed/catalogue';
import { linkStore } from '../../../../src/features/links/link-store';
import { valueAtHand } from '../../../../src/domain/load';
import { previousOrdersStore, wishlistStore } from '../../../../src/features/shared/products/product-source-store';
import { expectAccessible } from '../../../support/accessible';
import { click, findByRole, findByText, gone, queryAllByRole, queryAllByText, queryByRole } from '../../../support/screen';
import { createWorld, type World } from '../../../support/world';
import { cards, open, orders, paste, pick, selected, wishes } from './setting';
import { waitUntil } from '../../../support/wait-until';

const first = catalogue[0];
const big = catalogue.find(({ id }) => id.length > 12);
const linkTo = (id: string) => `https://www.bazaar.example/any-name/p/${id}`;

describe('<creator-affiliate-links>: Add Products', () => {
  let world: World;
  before(async () => {
    world = await createWorld();
    await world.login();
  });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  const asked = async (path: string) => (await world.requests()).filter((request) => request.path === path);

  it('[PROD-01] [PROD-02] [PROD-03] [ENT-07] has three entry cards, each with how many were picked there', async () => {
    const { element } = await open(world);
    const counts = () => Object.values(cards).map((card) => {
      const button = queryByRole(element, 'button', card);
      return (button?.getRootNode() as ShadowRoot).getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent;
    });
    expect(counts()).to.deep.equal(['0 selected', '0 selected', '0 selected']);
    await pick(element, 'orders', orders.slice(0, 2));
    await pick(element, 'wishlist', wishes.slice(1, 2));
    expect(counts()).to.deep.equal(['2 selected', '1 selected', '0 selected']);
  });

  it('[PROD-04] [PROD-05] [PROD-13] shows what is picked, newest first, and the count in the bottom bar', async () => {
    const { element } = await open(world);
    await findByRole(element, 'heading', 'Selected Products');
    await findByText(element, '0 products');
    await pick(element, 'orders', [orders[0] ?? '', orders[1] ?? '', orders[2] ?? '']);
    expect(selected(element)).to.deep.equal([orders[2], orders[1], orders[0]]);
    await findByText(element, '3 products');
    expect(queryAllByRole(element, 'button', 'Complete')).to.have.length(1);
  });

  it('[PROD-07] the sheet is 80% of the window’s height', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.orders);
    const dialog = await findByRole(element, 'dialog');
    await waitUntil(() => Math.abs(dialog.getBoundingClientRect().height - innerHeight * 0.8) < 1);
  });

  for (const [card, title] of [
    [cards.orders, 'Previous Orders'], [cards.wishlist, 'Wishlist'], [cards.link, 'Paste product link'],
  ] as const) {
    it(`[PROD-08] the sheet of '${card}' is titled ${title}`, async () => {
      const { element } = await open(world);
      await click(element, 'button', card);
      await findByRole(element, 'dialog', title);
    });
  }

  it('[PROD-09] [PROD-12] tiles have checkboxes, and Done shows how many are picked', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.wishlist);
    await click(element, 'checkbox', `Select ${wishes[0]}`);
    await click(element, 'checkbox', `Select ${wishes[1]}`);
    await findByText(element, '2 selected');
    expect((await findByRole(element, 'button', 'Done')).textContent).to.equal('2Done');
    await click(element, 'button', 'Done');
    await gone(element, 'dialog');
  });

  it('[PROD-10] [PROD-24] [API-32] loads 20 products a page, and the next when scrolled to the end', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.orders);
    await findByRole(element, 'checkbox', `Select ${orders[0]}`);
    expect(queryAllByRole(element, 'checkbox')).to.have.length(20);
    expect((await asked('/post-linking/ordered-products')).map(({ query }) => query)).to.deep.equal([
      { page_no: '0', page_size: '20' },
    ]);
    element.shadowRoot?.querySelector('.drawer-body')?.scrollTo(0, 99_999);
    await waitUntil(() => queryAllByRole(element, 'checkbox').length === orders.length);
    expect((await asked('/post-linking/ordered-products')).map(({ query }) => query['page_no'])).to.deep.equal(['0', '1']);
  });

  it('[API-33] loads the wishlist in the same way', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.wishlist);
    await waitUntil(() => queryAllByRole(element, 'checkbox').length === wishes.length);
    expect((await asked('/post-linking/wishlisted-products')).map(({ query }) => query)).to.deep.equal([
      { page_no: '0', page_size: '20' },
    ]);
  });

  it('[PROD-11] says so when there is nothing to show', async () => {
    await world.control('faults', {
      method: 'GET', path: '/post-linking/wishlisted-products', status: 200,
      body: { product_details_list: [], page_number: null }, times: 1,
    });
    const { element } = await open(world);
    await click(element, 'button', cards.wishlist);
    await findByText(element, 'No products to show');
  });

  it('offers Retry when the first page fails', async () => {
    await world.control('faults', { method: 'GET', path: '/post-linking/wishlisted-products', status: 500, times: 1 });
    const { element } = await open(world);
    await click(element, 'button', cards.wishlist);
    await click(element, 'button', 'Retry');
    await findByRole(element, 'checkbox', `Select ${wishes[0]}`);
  });

  it('[PROD-14] [PROD-15] [ENT-05] records the origin, and moves a product that is picked again elsewhere', async () => {
    const { element, runtime } = await open(world);
    const both = orders.find((name) => wishes.includes(name)) ?? '';
    const id = catalogue.find(({ name }) => name === both)?.id ?? '';
    const { selection } = runtime.use(linkStore);
    await pick(element, 'orders', [both]);
    expect(selection.value.ids).to.deep.equal({ PREVIOUS_ORDERS: [id], WISHLIST: [], PRODUCT_LINK: [] });
    await pick(element, 'wishlist', [both]);
    expect(selection.value.ids).to.deep.equal({ PREVIOUS_ORDERS: [], WISHLIST: [id], PRODUCT_LINK: [] });
    expect(selected(element)).to.deep.equal([both]);
  });

  it('[PROD-16] [PROD-17] [PROD-18] a tap on a tile selects, another deselects, in the sheet and in the grid', async () => {
    const { element, runtime } = await open(world);
    const { selection } = runtime.use(linkStore);
    await click(element, 'button', cards.orders);
    const box = await findByRole(element, 'checkbox', `Select ${orders[0]}`) as HTMLInputElement;
    box.click();
    await waitUntil(() => box.checked && selection.value.products.length === 1);
    box.click();
    await waitUntil(() => !box.checked && selection.value.products.length === 0);
    expect(selection.value.ids.PREVIOUS_ORDERS).to.deep.equal([]);
    box.click();
    await click(element, 'button', 'Done');
    await click(element, 'button', `Remove ${orders[0]}`);
    await gone(element, 'button', `Remove ${orders[0]}`);
    expect(selection.value.ids.PREVIOUS_ORDERS).to.deep.equal([]);
  });

  it('[PROD-20] [PROD-21] [API-34] fetches a pasted product, puts it first, selects it and clears the field', async () => {
    const { element, runtime } = await open(world);
    await pick(element, 'wishlist', wishes.slice(0, 1));
    await click(element, 'button', cards.link);
    const field = await paste(element, linkTo(first?.id ?? ''));
    await findByRole(element, 'checkbox', `Select ${first?.name}`);
    expect(field.value).to.equal('');
    await click(element, 'button', 'Done');
    expect(selected(element)).to.deep.equal([first?.name, wishes[0]]);
    expect(runtime.use(linkStore).selection.value.ids.PRODUCT_LINK).to.deep.equal([first?.id]);
    expect(await asked(`/post-linking/product-details/${first?.id}`)).to.have.length(1);
  });

  it('[PROD-19] does not fetch a pasted product that is in the list already', async () => {
    const { element } = await open(world);
    await pick(element, 'orders', orders.slice(0, 1));
    await click(element, 'button', cards.link);
    await paste(element, linkTo(shelves.ORDERS[0] ?? ''));
    await findByText(element, '1 selected');
    await findByRole(element, 'checkbox', `Select ${orders[0]}`);
    expect(await asked(`/post-linking/product-details/${shelves.ORDERS[0]}`)).to.have.length(0);
  });

  it('keeps an id above 2^53 exact', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    await paste(element, linkTo(BigInt(big?.id ?? '0').toString(36)));
    await findByRole(element, 'checkbox', `Select ${big?.name}`);
    expect(await asked(`/post-linking/product-details/${big?.id}`)).to.have.length(1);
  });

  it('takes a short link with its parameter', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    await paste(element, `https://ltl.bazaar.example/abc?external_product_id=${first?.id}`);
    await findByRole(element, 'checkbox', `Select ${first?.name}`);
  });

  it('[VAL-22] [VAL-23] refuses a link of another shop and keeps it in the field', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const field = await paste(element, 'https://www.other.example/x/p/123');
    await findByText(element, `You have pasted a non-${brand.name} product link`);
    expect(field.value).to.equal('https://www.other.example/x/p/123');
    expect(queryAllByRole(element, 'checkbox')).to.have.length(0);
  });

  it('[VAL-29] says that a link without a usable id is invalid', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    for (const link of ['https://www.bazaar.example/cart', 'https://ltl.bazaar.example/abc', linkTo('a_b')]) {
      await paste(element, link);
      await findByText(element, 'Invalid product link. Please check the URL and try again.');
    }
    expect((await world.requests()).filter(({ path }) => path.includes('product-details'))).to.have.length(0);
  });

  it('an unknown product says so and keeps what was typed', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const field = await paste(element, linkTo('424242'));
    await waitUntil(() => queryAllByRole(element, 'alert').some((alert) => alert.textContent));
    expect(field.value).to.equal(linkTo('424242'));
    expect(queryAllByText(element, '1 selected')).to.have.length(0);
  });

  it('[PROD-22] skips a fetch while one is in progress', async () => {
    const { runtime } = await open(world);
    const previousOrders = runtime.use(previousOrdersStore);
    await Promise.all([previousOrders.loadMore(), previousOrders.loadMore()]);
    expect(await asked('/post-linking/ordered-products')).to.have.length(1);
  });

  it('[PROD-23] skips a fetch when the next-page marker is null', async () => {
    const { runtime } = await open(world);
    const wishlist = runtime.use(wishlistStore);
    await wishlist.loadMore();
    expect(valueAtHand(wishlist.load.value)?.hasMore).to.equal(false);
    await wishlist.loadMore();
    expect(await asked('/post-linking/wishlisted-products')).to.have.length(1);
  });

  it('is accessible with a sheet open', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.orders);
    await findByRole(element, 'checkbox', `Select ${orders[0]}`);
    await expectAccessible(element);
  });
});
