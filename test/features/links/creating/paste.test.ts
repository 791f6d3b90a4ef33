import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { brand } from '../../../../demo/marketplace/brand';
import { catalogue } from '../../../../demo/marketplace/seed/catalogue';
import { expectAccessible } from '../../../support/accessible';
import { hold } from '../../../support/hold';
import { click, findByRole, findByText, queryAllByRole, type } from '../../../support/screen';
import { createWorld, type World } from '../../../support/world';
import { cards, open, paste, pick, selected, wishes } from './setting';
import { waitUntil } from '../../../support/wait-until';

const linkTo = (id: string | undefined) => `https://www.bazaar.example/any-name/p/${id ?? ''}`;
const [one, two, three] = catalogue;
const foreignLink = 'https://www.other.example/x/p/123';
const cart = 'https://www.bazaar.example/cart';
const foreign = `You have pasted a non-${brand.name} product link`;
const invalid = 'Invalid product link. Please check the URL and try again.';
const notFound = 'This product could not be found. It may no longer be sold.';

describe('<creator-affiliate-links>: several links at once', () => {
  let world: World;
  before(async () => {
    world = await createWorld();
    await world.login();
  });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  const fetched = async () => (await world.requests()).filter(({ path }) => path.includes('product-details'));
  const ticked = (element: Element) => queryAllByRole(element, 'checkbox').map((box) => box.getAttribute('aria-label') ?? (box as HTMLInputElement).labels?.[0]?.textContent ?? '');

  it('takes a message with links in it', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const field = await paste(element, `Loved these two 😍\n1. *${linkTo(one?.id)}*\n2. (${linkTo(two?.id)}), try them!`);
    await findByText(element, '2 products added');
    expect(field.value).to.equal('');
    await click(element, 'button', 'Done');
    expect(selected(element)).to.deep.equal([two?.name, one?.name]);
  });

  it('[VAL-22] [VAL-23] [VAL-29] adds the good ones and says what is wrong with each of the others, which stay in the field', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const field = await paste(element, [linkTo(one?.id), foreignLink, cart, linkTo('424242'), linkTo(two?.id)].join('\n'));
    await findByText(element, '2 products added');
    await findByText(element, '3 links could not be added');
    const lines = queryAllByRole(element, 'listitem').filter((item) => item.closest('.paste-problems'));
    expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent))).to.deep.equal([
      [foreignLink, foreign], [cart, invalid], [linkTo('424242'), notFound],
    ]);
    expect(field.value).to.equal([foreignLink, cart, linkTo('424242')].join('\n'));
    expect(ticked(element)).to.have.length(2);
  });

  it('begins in the field, and Done adds what is in it before it closes the sheet', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const field = await findByRole(element, 'textbox', 'Product link');
    expect(element.shadowRoot?.activeElement === field).to.equal(true);
    type(field, linkTo(one?.id));
    await click(element, 'button', 'Done');
    await waitUntil(() => queryAllByRole(element, 'dialog').length === 0);
    expect(selected(element)).to.deep.equal([one?.name]);
    expect(await fetched()).to.have.length(1);
  });

  it('Done keeps what cannot be added in the field and says what is wrong with it', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const field = await findByRole(element, 'textbox', 'Product link') as HTMLTextAreaElement;
    type(field, cart);
    await click(element, 'button', 'Done');
    await findByText(element, invalid);
    expect([field.value, queryAllByRole(element, 'dialog').length]).to.deep.equal([cart, 1]);
    expect(element.shadowRoot?.activeElement === field).to.equal(true);
    type(field, '');
    await click(element, 'button', 'Done');
    await waitUntil(() => queryAllByRole(element, 'dialog').length === 0);
  });

  it('says it at the field when one link alone is wrong', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const field = await paste(element, `${linkTo(one?.id)} ${cart}`);
    await findByText(element, invalid);
    expect(field.value).to.equal(cart);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
  });

  it('has a product once that is pasted twice, in two spellings, or was picked elsewhere, and says so', async () => {
    const { element } = await open(world);
    await pick(element, 'wishlist', wishes.slice(0, 1));
    const wished = catalogue.find(({ name }) => name === wishes[0]);
    await click(element, 'button', cards.link);
    const spelled = BigInt(one?.id ?? 0).toString(36);
    await paste(element, [linkTo(one?.id), linkTo(spelled), `${linkTo(one?.id)}?utm=x`, linkTo(wished?.id)].join(' '));
    await findByText(element, '1 product added, 1 product was there already');
    expect(await fetched()).to.have.length(1);
    await click(element, 'button', 'Done');
    expect(selected(element)).to.deep.equal([wished?.name, one?.name]);
  });

  it('loses nothing when the network goes half-way; trying again adds the rest, none twice', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    await world.control('faults', { method: 'GET', path: `/post-linking/product-details/${two?.id}`, drop: true });
    const field = await paste(element, [one, two, three].map((each) => linkTo(each?.id)).join(' '));
    await findByText(element, '2 products added');
    await findByText(element, 'Something went wrong. Please try again.');
    expect(field.value).to.equal(linkTo(two?.id));
    await world.control('faults', undefined, 'DELETE');
    await click(element, 'button', 'Add');
    await findByText(element, '1 product added');
    await click(element, 'button', 'Done');
    expect(selected(element)).to.have.members([one?.name, two?.name, three?.name]);
  });

  it('asks for at most four products at a time, and stops asking once the network is lost', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const details = await hold(world, 'GET', '/post-linking/product-details/*');
    const links = catalogue.slice(0, 10).map(({ id }) => linkTo(id)).join('\n');
    await paste(element, links);
    await details.kept(4);
    // All ten were pasted at once, so what is asked for after these four waits for one of them.
    await findByText(element, '0 selected');
    expect(await fetched()).to.have.length(4);
    await details.release();
    await findByText(element, '10 products added');
    const before = (await fetched()).length;
    await world.control('faults', undefined, 'DELETE');
    await world.control('faults', { method: 'GET', path: '/post-linking/product-details/*', drop: true });
    const field = await paste(element, catalogue.slice(10, 22).map(({ id }) => linkTo(id)).join('\n'));
    await findByText(element, '12 links could not be added');
    expect(new Set((await fetched()).slice(before).map(({ path }) => path)).size).to.equal(4);
    expect(field.value.split('\n')).to.have.length(12);
  });

  it('adds nothing more once the sheet is closed', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const details = await hold(world, 'GET', '/post-linking/product-details/*', { times: 1 });
    await paste(element, linkTo(one?.id));
    await waitUntil(() => queryAllByRole(element, 'button', 'Add').some((button) => button.getAttribute('aria-busy') === 'true'));
    await details.kept();
    await click(element, 'button', 'Close');
    await details.abandoned();
    expect(selected(element)).to.deep.equal([]);
    await click(element, 'button', cards.link);
    await paste(element, linkTo(two?.id));
    await findByText(element, '1 product added');
    expect(ticked(element)).to.have.length(1);
  });

  it('sends on Enter, and begins a new line on Shift and Enter', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const field = await findByRole(element, 'textbox', 'Product link') as HTMLTextAreaElement;
    const press = (shiftKey: boolean) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', shiftKey, bubbles: true, cancelable: true, composed: true }));
    type(field, linkTo(one?.id));
    expect(press(true)).to.equal(true);
    expect(await fetched()).to.have.length(0);
    expect(press(false)).to.equal(false);
    await findByText(element, '1 product added');
  });

  it('is accessible with problems shown, and takes ten thousand characters', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const field = await paste(element, `${cart} ${foreignLink}`);
    await findByText(element, '2 links could not be added');
    await expectAccessible(element);
    await paste(element, 'नमस्ते 🎉 '.repeat(1000));
    await findByText(element, foreign);
    expect(field.value.length).to.be.above(9000);
    expect(field.getBoundingClientRect().height).to.be.at.most(200);
  });

  it('adds an address typed without https beside other links, and says what is wrong with a foreign one', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const field = await paste(element, `${linkTo(one?.id)}\nwww.bazaar.example/x/p/${two?.id} www.other.example/p/1`);
    await findByText(element, '2 products added');
    await findByText(element, foreign);
    expect(field.value).to.equal('www.other.example/p/1');
  });

  it('keeps in the field what was under way when the sheet was closed; adding it later adds it once', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const details = await hold(world, 'GET', `/post-linking/product-details/${one?.id}`);
    await paste(element, linkTo(one?.id));
    await details.kept();
    await click(element, 'button', 'Close');
    await details.release();
    await click(element, 'button', cards.link);
    const field = await findByRole(element, 'textbox', 'Product link') as HTMLTextAreaElement;
    expect(field.value).to.equal(linkTo(one?.id));
    expect(field.readOnly).to.equal(false);
    await click(element, 'button', 'Add');
    await findByText(element, '1 product added');
    expect(field.value).to.equal('');
    expect(ticked(element)).to.have.length(1);
  });

  it('works with the keyboard alone: after Add the field is ready for the next link', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.link);
    const field = await findByRole(element, 'textbox', 'Product link') as HTMLTextAreaElement;
    field.focus();
    for (const product of [one, two]) {
      await sendKeys({ type: linkTo(product?.id) });
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => element.shadowRoot?.activeElement === field && field.value === '', 'the field is ready');
    }
    expect(ticked(element)).to.have.length(2);
  });
});
