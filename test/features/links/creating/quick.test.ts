import { expect } from '@open-wc/testing';
import { catalogue } from '../../../../demo/marketplace/seed/catalogue';
import { expectAccessible } from '../../../support/accessible';
import { closeAll } from '../../../support/open-element';
import { click, findByRole, findByText, gone, queryAllByRole, queryByRole, type } from '../../../support/screen';
import { waitUntil } from '../../../support/wait-until';
import { createWorld, type World } from '../../../support/world';
import { hold } from '../../../support/hold';
import { choose, complete, fill, open, orders, rename, selected } from './setting';

const [one, two] = catalogue;
const linkTo = (id: string | undefined) => `https://www.bazaar.example/any-name/p/${id}`;
const paste = async (element: Element, text: string) => {
  const field = await findByRole(element, 'textbox', 'Paste a product link') as HTMLInputElement;
  type(field, text);
  return field;
};
const checked = (element: Element, name: RegExp) => (queryByRole(element, 'radio', name) as HTMLInputElement | undefined)?.checked;

describe('<creator-affiliate-links>: paste or pick first', () => {
  let world: World;
  before(async () => {
    world = await createWorld();
    await world.login();
  });
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  afterEach(closeAll);
  const creations = async () => (await world.requests()).filter(({ path }) => path === '/collection-links/create-collection')
    .map(({ body }) => body as { collection: { name: string; platform: string }; product_details_list: Record<string, unknown>[] });

  it('[COLL-07] [PROD-20] a pasted address is added at once and is a single link, without a name and a platform', async () => {
    const { element } = await open(world);
    const field = await paste(element, linkTo(one?.id));
    await waitUntil(() => selected(element).length === 1, 'selected');
    expect(selected(element)).to.deep.equal([one?.name]);
    expect(field.value).to.equal('');
    expect(checked(element, /^Single link/)).to.equal(true);
    await findByText(element, '₹899 · 10% commission');
    await gone(element, 'textbox', 'Name');
    await complete(element);
    await findByText(element, 'Share it wherever you like');
    const [sent] = await creations();
    expect([sent?.collection.platform, sent?.collection.name]).to.deep.equal(['SINGLE_LINK', `Affiliate_Link_${one?.id}`]);
    await findByRole(element, 'button', 'Copy page link');
    expect(queryAllByRole(element, 'button', 'Copy collection link')).to.have.length(0);
  });

  it('a second product makes a collection of it, and removing one a single link again', async () => {
    const { element } = await open(world);
    await paste(element, `Look: ${linkTo(one?.id)} and ${linkTo(two?.id)}`);
    await waitUntil(() => selected(element).length === 2, 'selected');
    expect(checked(element, /^Collection/)).to.equal(true);
    await click(element, 'button', `Remove ${two?.name}`);
    expect(checked(element, /^Single link/)).to.equal(true);
  });

  it('what the creator has chosen stays', async () => {
    const { element } = await open(world);
    await rename(element, 'Only one');
    await paste(element, linkTo(one?.id));
    await waitUntil(() => selected(element).length === 1, 'selected');
    expect(checked(element, /^Collection/)).to.equal(true);
    await click(element, 'radio', /^Single link/);
    await paste(element, linkTo(two?.id));
    await waitUntil(() => selected(element).length === 2, 'selected');
    expect(checked(element, /^Single link/)).to.equal(true);
  });

  it('[VAL-22] [VAL-23] says at the field what is wrong with an address, and keeps it', async () => {
    const { element } = await open(world);
    const field = await paste(element, 'https://www.other.example/shoe/p/12345');
    await findByText(element, 'You have pasted a non-Bazaar product link');
    expect(field.value).to.equal('https://www.other.example/shoe/p/12345');
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    await expectAccessible(element);
    type(field, `${linkTo('424242')}`);
    await findByText(element, 'This product could not be found. It may no longer be sold.');
    type(field, '');
    await paste(element, `${linkTo('424242')} https://www.other.example/shoe/p/12345`);
    await findByText(element, '2 links could not be added');
    expect(element.shadowRoot?.querySelectorAll('.paste-problems li').length).to.equal(2);
    expect(selected(element)).to.deep.equal([]);
  });

  it('an address that is typed is added by Complete; letters alone ask for nothing', async () => {
    const { element } = await open(world);
    const field = await findByRole(element, 'textbox', 'Paste a product link') as HTMLInputElement;
    let typed = '';
    for (const letter of linkTo(one?.id)) type(field, (typed += letter));
    expect((await world.requests()).filter(({ path }) => path.includes('product-details'))).to.have.length(0);
    await complete(element);
    await findByText(element, 'Share it wherever you like');
  });

  it('Complete creates nothing while the typed address is wrong', async () => {
    const { element } = await open(world);
    const field = await findByRole(element, 'textbox', 'Paste a product link') as HTMLInputElement;
    type(field, 'shoes');
    await complete(element);
    await findByText(element, 'You have pasted a non-Bazaar product link');
    expect(await creations()).to.have.length(0);
  });

  it('Complete waits for an address that is still being read, and takes what is typed beside selected products', async () => {
    const { element } = await open(world);
    await fill(element, 'Rainy days');
    await paste(element, linkTo(one?.id));
    await waitUntil(() => selected(element).length === 1, 'selected');
    const reading = await hold(world, 'GET', `/post-linking/product-details/${two?.id}`, { times: 1 });
    const field = await paste(element, linkTo(two?.id));
    await reading.kept();
    const button = await findByRole(element, 'button', 'Complete');
    button.click();
    await waitUntil(() => button.ariaBusy === 'true', 'Complete waits');
    await reading.release();
    await waitUntil(() => button.ariaBusy !== 'true' || queryByRole(element, 'heading', 'Your link is ready'), 'Complete goes on');
    await findByRole(element, 'heading', 'Your link is ready');
    expect((await creations())[0]?.product_details_list.map(({ id }) => id)).to.deep.equal([two?.id, one?.id]);
    expect(field.isConnected).to.equal(false);
  });

  it('what is typed beside a selected product is added by Complete too; what could not be added is said once', async () => {
    const { element } = await open(world);
    await fill(element, 'Rainy days');
    await paste(element, linkTo(one?.id));
    await waitUntil(() => selected(element).length === 1, 'selected');
    const field = await findByRole(element, 'textbox', 'Paste a product link') as HTMLInputElement;
    type(field, 'shoes');
    await complete(element);
    await findByText(element, 'You have pasted a non-Bazaar product link');
    await waitUntil(() => element.shadowRoot?.activeElement === field, 'it can be corrected');
    expect(await creations()).to.have.length(0);
    await complete(element);
    await findByRole(element, 'heading', 'Your link is ready');
    expect((await creations())[0]?.product_details_list).to.have.length(1);
  });

  it('nothing can be added to what is being created: it would be neither in it nor kept', async () => {
    const creation = await hold(world, 'POST', '/collection-links/create-collection', { status: 500, times: 1 });
    const { element } = await open(world);
    await fill(element, 'Rainy days');
    await paste(element, linkTo(one?.id));
    await waitUntil(() => selected(element).length === 1, 'selected');
    await complete(element);
    await creation.kept();
    const inert = () => element.shadowRoot?.querySelectorAll('[inert] :is(input, textarea, [aria-haspopup=dialog])').length;
    expect(inert()).to.be.greaterThan(5);
    expect(selected(element)).to.deep.equal([]); // none that a person can take out
    await creation.release();
    await findByText(element, 'Something went wrong. Please try again.');
    expect(inert()).to.equal(0);
    expect(selected(element)).to.deep.equal([one?.name]);
  });

  it('keeps the address when the network is gone, and adds it when it is back', async () => {
    const { element } = await open(world);
    await world.control('faults', { method: 'GET', path: `/post-linking/product-details/${one?.id}`, drop: true });
    const field = await paste(element, linkTo(one?.id));
    await findByText(element, 'Something went wrong. Please try again.');
    expect(field.value).to.equal(linkTo(one?.id));
    await world.control('faults', undefined, 'DELETE');
    await complete(element);
    await findByText(element, 'Share it wherever you like');
  });

  it('keeps the address when the session ends in the middle', async () => {
    const { element } = await open(world);
    const keeps = (text: string) => waitUntil(() => JSON.stringify({ ...sessionStorage }).includes(text), `${text} kept`);
    await rename(element, 'Rainy days');
    await keeps('Rainy days'); // the creator is known now
    await world.control('faults', { method: 'GET', path: `/post-linking/product-details/${one?.id}`, status: 401, times: 1 });
    await paste(element, linkTo(one?.id));
    await waitUntil(() => element.status === 'error', 'the session has ended');
    await keeps(linkTo(one?.id));
    closeAll();
    const again = await open(world);
    await waitUntil(() => (queryByRole(again.element, 'textbox', 'Paste a product link') as HTMLInputElement | undefined)?.value === linkTo(one?.id), 'restored');
  });

  it('shows the price and the commission that the API has, and says when there is none', async () => {
    const answer = (extra: object) => world.control('faults', {
      method: 'GET', path: `/post-linking/product-details/${one?.id}`, status: 200, times: 1,
      body: { product_details: { id: one?.id, name: one?.name, ...extra } },
    });
    const noteOf = async (extra: object) => {
      await answer(extra);
      const { element } = await open(world);
      await paste(element, linkTo(one?.id));
      await waitUntil(() => selected(element).length === 1, 'selected');
      const note = element.shadowRoot?.querySelector('.selected-note')?.textContent;
      await click(element, 'button', `Remove ${one?.name}`);
      closeAll();
      return note;
    };
    expect(await noteOf({ price: 1299.5, commission_rate: 0.5 })).to.equal('₹1,300 · 0.5% commission');
    expect(await noteOf({ price: 499, commission_rate: 0 })).to.equal('₹499 · No commission');
    expect(await noteOf({ commission_rate: 7.25 })).to.equal('7.25% commission');
    expect(await noteOf({ price: null })).to.equal('');
    expect(await noteOf({})).to.equal('');
  });

  it('prices and rates are not sent back', async () => {
    const { element } = await open(world);
    await paste(element, linkTo(one?.id));
    await waitUntil(() => selected(element).length === 1, 'selected');
    await complete(element);
    await findByText(element, 'Share it wherever you like');
    const [sent] = await creations();
    expect(Object.keys(sent?.product_details_list[0] ?? {}).sort()).to.deep.equal(['affiliate_link', 'catalog_id', 'id', 'image', 'name']);
  });

  it('offers recent orders at one tap each, and suggests a name made of them', async () => {
    const { element } = await open(world);
    const tile = (name = '') => findByRole(element, 'button', new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
    (await tile(orders[0])).click();
    (await tile(orders[1])).click();
    await waitUntil(() => selected(element).length === 2, 'selected');
    expect((await tile(orders[1])).getAttribute('aria-pressed')).to.equal('true');
    expect(selected(element)).to.deep.equal([orders[1], orders[0]]);
    const suggestion = `${orders[0]} and 1 more`;
    await click(element, 'button', `Use “${suggestion}”`);
    expect((await findByRole(element, 'textbox', 'Name') as HTMLInputElement).value).to.equal(suggestion);
    (await tile(orders[1])).click();
    await waitUntil(() => selected(element).length === 1, 'deselected');
    expect(selected(element)).to.deep.equal([orders[0]]);
  });

  it('selects the platform of the latest collection, on this device', async () => {
    const { element } = await open(world);
    await choose(element, 'Instagram Stories');
    (await findByRole(element, 'button', new RegExp(`^${orders[0]}`))).click();
    await complete(element);
    await click(element, 'button', 'Go to Home');
    closeAll();
    const next = await open(world);
    await findByRole(next.element, 'radio', 'Instagram Stories');
    expect(checked(next.element, /^Instagram Stories/)).to.equal(true);
    closeAll();
    localStorage.setItem('creator:link-platform', 'SINGLE_LINK');
    const odd = await open(world);
    await findByRole(odd.element, 'radio', 'Instagram Stories');
    expect(queryAllByRole(odd.element, 'radio').filter((radio) => (radio as HTMLInputElement).checked).length).to.equal(1);
  });

  it('a creator without orders, and one whose orders do not load, see why', async () => {
    await world.control('faults', { method: 'GET', path: '/post-linking/ordered-products', status: 200, times: 1, body: { product_details_list: [], page_number: null } });
    const empty = await open(world);
    await findByText(empty.element, 'Products that you order appear here, one tap away.');
    closeAll();
    await world.control('faults', { method: 'GET', path: '/post-linking/ordered-products', status: 500, times: 1 });
    const failed = await open(world);
    await click(failed.element, 'button', 'Load my orders again');
    await findByRole(failed.element, 'button', new RegExp(`^${orders[0]}`));
  });
});
