import { expect } from '@open-wc/testing';
import { oddProducts, oddTexts } from '../../../../demo/marketplace/scenarios/awkward-data';
import type { ScreenElement } from '../../../../elements/define';
import { expectAccessible } from '../../../support/accessible';
import { inPage } from '../../../support/layout';
import { choose, openRow } from '../../../support/listing-rows';
import { click, findByRole, findByText, gone, queryAllByRole, queryAllByText } from '../../../support/screen';
import type { World } from '../../../support/world';
import { openListing, worldOf, type ListingTag } from './open-listing';
import { waitUntil } from '../../../support/wait-until';

const posts = 'creator-auto-dm-listing';
const collections = 'creator-collection-listing';
const codes = 'creator-qr-code-listing';
const ordered = 'creator-ordered-products';

/** Two lines of a name, three of what is beside and below it, and a picture of 3 to 4. */
const tallestRow = 240;

describe('listings with awkward data', () => {
  let world: World;
  const pages: HTMLElement[] = [];
  before(async () => {
    world = await worldOf('awkward-data');
  });
  beforeEach(() => world.control('faults', undefined, 'DELETE'));
  afterEach(() => {
    for (const page of pages.splice(0)) page.remove();
  });
  const open = async (tag: ListingTag, width = 390, direction: 'ltr' | 'rtl' = 'ltr') => {
    const element = await openListing(tag, world);
    const page = inPage(element, width, direction);
    pages.push(page);
    return { element, page };
  };
  const rows = (element: ScreenElement) => queryAllByRole(element, 'article');
  const named = (element: ScreenElement, text: string) => rows(element).find((row) => row.textContent?.includes(text)) as HTMLElement;

  for (const tag of [posts, collections, codes, ordered] as const) {
    for (const width of [320, 390]) {
      for (const direction of ['ltr', 'rtl'] as const) {
        it(`<${tag}> does not scroll sideways at ${width}px, ${direction}, and no row grows with its text`, async () => {
          const { element, page } = await open(tag, width, direction);
          const shown = tag === ordered ? queryAllByRole(element, 'listitem') : rows(element);
          expect(shown.length).to.be.greaterThan(7);
          expect(page.scrollWidth).to.equal(page.clientWidth);
          for (const row of rows(element)) expect(row.getBoundingClientRect().height).to.be.at.most(tallestRow);
          const overhanging = [...element.shadowRoot?.querySelectorAll('h1, h2, button, img, p') ?? []].filter((part) => {
            const box = part.getBoundingClientRect();
            const around = page.getBoundingClientRect();
            // Slides of a carousel wait outside of it, cut off.
            return box.width > 0 && !part.closest('[inert]') && (box.left < around.left - 1 || box.right > around.right + 1);
          });
          expect(overhanging.map(({ textContent }) => textContent)).to.deep.equal([]);
        });
      }
    }

    it(`<${tag}> is accessible with awkward data in a right-to-left page`, async () => {
      const { element } = await open(tag, 390, 'rtl');
      await expectAccessible(element);
    });
  }

  it('reads out the beginning of a caption of 5,000 characters, not all of it', async () => {
    const { element } = await open(posts);
    expect(oddTexts.longCaption).to.have.length(5000);
    const heading = await findByRole(element, 'heading', /^My monsoon haul, honestly reviewed.*…$/);
    expect(heading.textContent?.length).to.be.below(200);
    expect(heading.getBoundingClientRect().height).to.be.below(60);
    for (const button of queryAllByRole(element, 'button', /^More for /)) {
      expect(button.getAttribute('aria-label')?.length).to.be.below(200);
    }
    await openRow(element, /^My monsoon haul/);
    const drawer = await findByRole(element, 'dialog', 'Products (7)');
    expect(drawer.scrollWidth).to.equal(drawer.clientWidth);
  });

  it('shows emoji and Devanagari as they were typed', async () => {
    const { element } = await open(collections);
    await findByRole(element, 'heading', oddTexts.emoji);
    await findByRole(element, 'heading', oddTexts.hindi);
  });

  it('shows markup in a name as text and makes nothing of it', async () => {
    const { element } = await open(collections);
    const heading = await findByRole(element, 'heading', oddTexts.markup);
    expect(heading.querySelectorAll('b, img')).to.have.length(0);
    await click(heading, 'button');
    const drawer = await findByRole(element, 'dialog');
    expect(queryAllByText(drawer, oddTexts.markup)).to.have.length(2);
    expect(drawer.querySelectorAll('b, img[onerror]')).to.have.length(0);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    it(`a right-to-left name keeps to itself in a page that is ${direction}`, async () => {
      const { element } = await open(collections, 390, direction);
      const heading = await findByRole(element, 'heading', oddTexts.rtl);
      expect(getComputedStyle(heading).direction).to.equal('rtl');
      const english = await findByRole(element, 'heading', 'The same shoes twice');
      expect(getComputedStyle(english).direction).to.equal('ltr');
      // An override that nobody closed turns its own text around and ends there.
      for (const name of queryAllByRole(element, 'heading', oddTexts.override)) {
        expect(getComputedStyle(name).unicodeBidi).to.be.oneOf(['isolate', 'plaintext']);
      }
      const count = await findByText(named(element, oddTexts.rtl), '3 products');
      expect(getComputedStyle(count).unicodeBidi).to.equal('plaintext');
      const [digit, word] = [0, 2].map((start) => {
        const range = document.createRange();
        range.setStart(count.firstChild as Text, start);
        range.setEnd(count.firstChild as Text, start + 1);
        return range.getBoundingClientRect().left;
      });
      expect(digit, 'the figure stands before its word').to.be.below(word ?? 0);
    });
  }

  it('mirrors in a right-to-left page: the menu at the line\'s end, the arrow turned', async () => {
    const { element, page } = await open(posts, 390, 'rtl');
    const middle = page.getBoundingClientRect().left + 195;
    for (const menu of queryAllByRole(element, 'button', /^More for /)) expect(menu.getBoundingClientRect().right).to.be.below(middle);
    const back = await findByRole(element, 'button', 'Back');
    expect(back.getBoundingClientRect().left).to.be.above(middle);
    expect(getComputedStyle(back.querySelector('svg') as SVGElement).scale).to.equal('-1 1');
  });

  it('has the fallback picture for a post, and a product, without one or with a broken one', async () => {
    const { element } = await open(posts);
    await waitUntil(() => named(element, 'monsoonhaul').querySelector('.listing-picture [data-fallback]'), 'a post without a picture');
    named(element, oddTexts.rtl).scrollIntoView();
    await waitUntil(() => named(element, oddTexts.rtl).querySelector('.listing-picture [data-fallback]'), 'a post with a broken one');
    await click(await findByRole(named(element, 'monsoonhaul'), 'heading'), 'button');
    const drawer = await findByRole(element, 'dialog', 'Products (6)');
    const fallen = () => queryAllByRole(drawer, 'listitem').filter((item) => item.querySelector('[data-fallback]')).length;
    await waitUntil(() => fallen() === 4, 'two products without and two with a broken picture');
    expect(drawer.querySelectorAll('img[data-shown]').length).to.be.at.most(2);
  });

  it('has a fallback picture for a collection without products, and says that there are none', async () => {
    for (const tag of [posts, collections, codes] as const) {
      const { element } = await open(tag);
      const row = named(element, 'Everything sold out');
      await findByText(row, '0 products');
      row.scrollIntoView();
      await (tag === codes ? choose(element, 'Everything sold out', 'Products') : openRow(element, 'Everything sold out'));
      await findByText(element, /^No products found (tagged to this post|in this collection)\. Please try again\.$/);
      expect(queryAllByRole(element, 'dialog')).to.have.length(0);
      if (tag === collections) expect(row.querySelectorAll('[data-fallback]')).to.have.length(1);
      element.remove();
    }
  });

  it('calls a post whose caption is blank by what it is', async () => {
    const { element } = await open(posts);
    await findByRole(element, 'article', 'Post without a caption');
    await findByRole(element, 'button', 'More for Post without a caption');
  });

  it('counts and shows a product once that the answer holds three times', async () => {
    for (const tag of [posts, collections, codes] as const) {
      const { element } = await open(tag);
      const row = named(element, 'The same shoes twice');
      await findByText(row, '2 products');
      await (tag === codes ? choose(element, 'The same shoes twice', 'Products') : openRow(element, 'The same shoes twice'));
      const drawer = await findByRole(element, 'dialog', 'Products (2)');
      expect(queryAllByRole(drawer, 'listitem')).to.have.length(2);
      element.remove();
    }
    const { element } = await open(ordered);
    await findByText(element, oddTexts.hindi);
    for (const { name } of oddProducts) expect(queryAllByText(element, name), name).to.have.length(1);
  });

  it('shows a row once that comes on two pages, and does not ask for ever', async () => {
    const product = { id: '1', name: 'Shoes' };
    const post = (id: string) => ({ auto_dm_post_id: id, instagram_media: { id, caption: id }, product_details_list: [product] });
    await world.control('faults', {
      method: 'POST', path: '/home/listing', status: 200,
      body: { auto_dm_posts: [post('one'), post('two'), post('one')], total_pages: 9, total_count: 3 },
    });
    const { element } = await open(posts);
    await gone(element, 'button', 'Load more');
    expect(rows(element).map((row) => row.querySelector('h2')?.textContent)).to.deep.equal(['one', 'two']);
  });

  it('keeps the rows and asks again when the network goes away between two pages', async () => {
    const many = await worldOf('ten-thousand-posts');
    const element = await openListing(posts, many);
    await many.control('faults', { method: 'POST', path: '/home/listing', drop: true });
    scrollTo(0, document.body.scrollHeight);
    const again = await findByRole(element, 'button', 'Load more');
    expect(rows(element)).to.have.length(20);
    await many.control('faults', undefined, 'DELETE');
    again.click();
    await waitUntil(() => element.shadowRoot?.textContent?.includes('10,000 posts') && queryAllByRole(element, 'button', 'Load more').length === 0);
    const indexes = (await many.requests()).filter(({ path }) => path === '/home/listing').map(({ body }) => (body as { page_index: number }).page_index);
    expect(indexes.slice(0, 2)).to.deep.equal([0, 1]);
    expect(indexes.at(-1)).to.be.at.least(1);
  });

  it('says so when the network is gone on tapping Products or DELETE, and loses no row', async () => {
    const { element } = await open(collections);
    await world.control('faults', { method: 'GET', path: '/collection-links/collection-products/{id}/products', drop: true });
    await world.control('faults', { method: 'DELETE', path: '/collection-links/delete-collection/{id}', drop: true });
    await openRow(element, 'The same shoes twice');
    await findByText(element, 'Something went wrong. Please try again.');
    await choose(element, 'The same shoes twice', 'Delete');
    await click(element, 'button', 'DELETE');
    await gone(element, 'alertdialog', 'Delete this post?');
    expect(rows(element)).to.have.length(8);
  });
});
