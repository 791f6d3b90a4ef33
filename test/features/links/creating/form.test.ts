import { expect } from '@open-wc/testing';
import { indiaToday } from '../../../../src/domain/dates';
import { expectAccessible } from '../../../support/accessible';
import { hold } from '../../../support/hold';
import { closeAll } from '../../../support/open-element';
import { click, findByRole, findByText, gone, queryAllByRole, queryAllByText, type } from '../../../support/screen';
import { createWorld, type World } from '../../../support/world';
import { choose, complete, fill, open, orders, pick, rename } from './setting';
import { waitUntil } from '../../../support/wait-until';

const today = () => {
  const [year = '', month = '', day = ''] = indiaToday(new Date()).split('-');
  return `AffiliateLink_${day}${month}${year.slice(2)}`;
};

const describedBy = (element: Element) =>
  (element.getRootNode() as ShadowRoot).getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

const creations = async (world: World) =>
  (await world.requests()).filter(({ path }) => path === '/collection-links/create-collection');

describe('<creator-affiliate-links>: the form', () => {
  let world: World;
  before(async () => {
    world = await createWorld();
    await world.login();
  });
  beforeEach(async () => {
    localStorage.clear();
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });

  it('[COLL-02] the back arrow goes Home', async () => {
    const { element, went } = await open(world);
    await click(element, 'button', 'Back');
    expect(went).to.deep.equal(['/influencer-home']);
  });

  it('[COLL-03] [COLL-13] asks for name and platform, then products, then shows success', async () => {
    const { element } = await open(world);
    await fill(element, 'Festive picks');
    expect(queryAllByRole(element, 'heading', 'Add Products')).to.have.length(1);
    await pick(element, 'orders', orders.slice(0, 2));
    await complete(element);
    await findByRole(element, 'heading', 'Your link is ready');
    expect(queryAllByRole(element, 'textbox', 'Name')).to.have.length(0);
  });

  it('[COLL-04] offers Instagram Stories, YouTube and Facebook', async () => {
    const { element } = await open(world);
    const group = await findByRole(element, 'group', 'Where will you share it?');
    expect(queryAllByRole(group, 'radio').map((radio) => radio.closest('label')?.textContent)).to.deep.equal([
      'Instagram Stories', 'YouTube', 'Facebook',
    ]);
  });

  it('[COLL-05] asks YouTube and Facebook for a media link, Instagram Stories not', async () => {
    const { element } = await open(world);
    await choose(element, 'YouTube');
    await findByRole(element, 'textbox', 'YouTube video link');
    await choose(element, 'Facebook');
    await findByRole(element, 'textbox', 'Facebook video link');
    await choose(element, 'Instagram Stories');
    await gone(element, 'textbox', 'Facebook video link');
  });

  it('[COLL-06] selecting a platform clears the media link', async () => {
    const { element } = await open(world);
    await choose(element, 'YouTube');
    type(await findByRole(element, 'textbox', 'YouTube video link'), 'https://youtu.be/dQw4w9WgXcQ');
    await choose(element, 'Facebook');
    expect((await findByRole(element, 'textbox', 'Facebook video link') as HTMLInputElement).value).to.equal('');
    await choose(element, 'YouTube');
    expect((await findByRole(element, 'textbox', 'YouTube video link') as HTMLInputElement).value).to.equal('');
  });

  it('[COLL-10] [COLL-11] [COLL-12] prefills a name that counts the day’s links, and keeps the counter locally', async () => {
    const first = await open(world);
    const name = async (element: Element) => (await findByRole(element, 'textbox', 'Name') as HTMLInputElement).value;
    expect(await name(first.element)).to.equal(today());
    await choose(first.element, 'Instagram Stories');
    await pick(first.element, 'orders', orders.slice(0, 1));
    await complete(first.element);
    await click(first.element, 'button', 'Go to Home');
    closeAll();
    const second = await open(world);
    expect(await name(second.element)).to.equal(`${today()}_AL1`);
    expect(localStorage.getItem('creator:link-counter')).to.contain('"count":1');
  });

  it('a name of one’s own does not use the counter', async () => {
    const { element } = await open(world);
    await fill(element, 'My own');
    await pick(element, 'orders', orders.slice(0, 1));
    await complete(element);
    await findByRole(element, 'heading', 'Your link is ready');
    expect(localStorage.getItem('creator:link-counter')).to.equal(null);
  });

  it('[VAL-12] [VAL-13] [VAL-14] [VAL-15] [VAL-16] checks platform, link and name in this order, each in a red toast', async () => {
    const { element } = await open(world);
    await rename(element, '   ');
    const says = async (text: string) => {
      await complete(element);
      await findByText(element, text);
      const [toast] = queryAllByText(element, text).flatMap((each) => each.closest('[role=alert] .toast') ?? []);
      expect(toast && getComputedStyle(toast).backgroundColor).to.equal('rgb(180, 35, 24)');
    };
    await says('Please select a platform to proceed');
    await choose(element, 'YouTube');
    await says('Add a Youtube video link to proceed');
    await choose(element, 'Facebook');
    await says('Add a Facebook video link to proceed');
    await choose(element, 'Instagram Stories');
    await says('Add a collection name to proceed');
    expect(await creations(world)).to.have.length(0);
  });

  it('brings the field of what is missing into view, with the focus', async () => {
    const { element } = await open(world);
    await rename(element, '');
    const focused = async (text: string) => {
      await complete(element);
      await findByText(element, text);
      return element.shadowRoot?.activeElement;
    };
    expect(await focused('Please select a platform to proceed') === await findByRole(element, 'radio', 'Instagram Stories')).to.equal(true);
    await choose(element, 'YouTube');
    expect(await focused('Add a Youtube video link to proceed') === await findByRole(element, 'textbox', 'YouTube video link')).to.equal(true);
    await choose(element, 'Instagram Stories');
    expect(await focused('Add a collection name to proceed') === await findByRole(element, 'textbox', 'Name')).to.equal(true);
  });

  it('says at the field what is missing, until the form is changed', async () => {
    const { element, runtime } = await open(world);
    const said = () => queryAllByText(element, /to proceed$/).map((each) => each.textContent);
    const failed = async (text: string) => {
      await complete(element);
      await findByText(element, text);
      for (const { id } of runtime.toasts.all()) runtime.toasts.dismiss(id);
      await waitUntil(() => said().length === 1);
      expect(said()).to.deep.equal([text]);
    };
    await rename(element, '');
    await failed('Please select a platform to proceed');
    const group = await findByRole(element, 'group', 'Where will you share it?');
    expect(describedBy(group)).to.equal('Please select a platform to proceed');
    await choose(element, 'YouTube');
    expect(said()).to.deep.equal([]);
    await failed('Add a Youtube video link to proceed');
    expect((await findByRole(element, 'textbox', 'YouTube video link')).getAttribute('aria-invalid')).to.equal('true');
    await choose(element, 'Instagram Stories');
    await failed('Add a collection name to proceed');
    const name = await findByRole(element, 'textbox', 'Name');
    expect(describedBy(name)).to.contain('Add a collection name to proceed');
    type(name, 'Monsoon');
    await waitUntil(() => said().length === 0);
    expect(name.getAttribute('aria-invalid')).to.equal('false');
  });

  it('[VAL-18] refuses a YouTube link of another site', async () => {
    const { element } = await open(world);
    await choose(element, 'YouTube');
    type(await findByRole(element, 'textbox', 'YouTube video link'), 'https://vimeo.com/1');
    await complete(element);
    await findByText(element, 'Paste valid youtube link');
  });

  it('[VAL-20] refuses a Facebook link that is no share link', async () => {
    const { element } = await open(world);
    await choose(element, 'Facebook');
    for (const link of ['https://www.facebook.com/share/v/abc/', 'https://www.facebook.com/watch?v=1&mibextid=x']) {
      type(await findByRole(element, 'textbox', 'Facebook video link'), link);
      await complete(element);
      await findByText(element, 'Paste valid facebook link');
    }
  });

  it('[VAL-06] [VAL-17] [WIDGET-36] counts the name and refuses more than 50 characters', async () => {
    const { element } = await open(world);
    await rename(element, 'x'.repeat(51));
    await findByText(element, 'Character limit of 50 exceeded');
    await findByText(element, '51/50');
    await choose(element, 'Instagram Stories');
    await pick(element, 'orders', orders.slice(0, 1));
    await complete(element);
    await waitUntil(() => queryAllByRole(element, 'alert').some((alert) => alert.textContent === 'Character limit of 50 exceeded'));
    expect(await creations(world)).to.have.length(0);
  });

  it('asks for a product when none is picked', async () => {
    const { element } = await open(world);
    await fill(element, 'Empty');
    await complete(element);
    await findByText(element, 'Add a product to proceed');
    expect(await creations(world)).to.have.length(0);
  });

  it('[API-36] [ENT-06] sends the collection with its products and without their origin', async () => {
    const { element } = await open(world);
    await rename(element, '  Desk and diya  ');
    await choose(element, 'YouTube');
    type(await findByRole(element, 'textbox', 'YouTube video link'), ' https://youtu.be/dQw4w9WgXcQ ');
    await pick(element, 'orders', orders.slice(0, 2));
    await complete(element);
    await findByRole(element, 'heading', 'Your link is ready');
    const [request] = await creations(world);
    const body = request?.body as {
      collection: unknown; product_details_list: Record<string, unknown>[]; is_auto_dm_enable_flow: unknown;
    };
    expect(body.collection).to.deep.equal({
      name: 'Desk and diya', platform: 'YOUTUBE', media_link: 'https://youtu.be/dQw4w9WgXcQ',
    });
    expect(body.is_auto_dm_enable_flow).to.equal(false);
    expect(body.product_details_list.map(({ name }) => name)).to.deep.equal([orders[1], orders[0]]);
    for (const product of body.product_details_list) expect(product).to.not.have.property('selection_origin');
  });

  it('[COLL-07] [COLL-08] [COLL-09] makes a single link of one product with a name of its own and no platform check', async () => {
    const { element } = await open(world);
    await click(element, 'radio', /^Single link/);
    await gone(element, 'textbox', 'Name');
    await pick(element, 'orders', orders.slice(0, 2));
    await complete(element);
    await findByText(element, 'A single link takes exactly one product');
    await click(element, 'button', `Remove ${orders[0]}`);
    await complete(element);
    await findByText(element, 'Share it wherever you like');
    const [request] = await creations(world);
    const body = request?.body as { collection: { name: string; platform: string }; product_details_list: { id: string }[] };
    expect(body.collection).to.deep.equal({
      name: `Affiliate_Link_${body.product_details_list[0]?.id}`, platform: 'SINGLE_LINK',
    });
  });

  it('[PROD-06] is disabled while creating, and a double tap makes one collection', async () => {
    const creation = await hold(world, 'POST', '/collection-links/create-collection', { times: 1 });
    const { element } = await open(world);
    await fill(element, 'Once');
    await pick(element, 'orders', orders.slice(0, 1));
    const button = await findByRole(element, 'button', 'Complete') as HTMLButtonElement;
    button.click();
    button.click();
    await waitUntil(() => button.ariaDisabled === 'true');
    expect(button.getAttribute('aria-busy')).to.equal('true');
    await creation.kept();
    await creation.release();
    await findByRole(element, 'heading', 'Your link is ready');
    expect(await creations(world)).to.have.length(1);
  });

  it('[COLL-17] [ERR-01] a failed creation keeps the form, says so in red and is logged by its name', async () => {
    await world.control('faults', { method: 'POST', path: '/collection-links/create-collection', status: 500, times: 1 });
    const { element, runtime } = await open(world);
    const notes: string[] = [];
    (runtime as { log: (note: string) => void }).log = (note) => notes.push(note);
    await fill(element, 'Kept');
    await pick(element, 'orders', orders.slice(0, 1));
    await complete(element);
    await waitUntil(() => queryAllByRole(element, 'alert').length > 0);
    expect(notes).to.include('Failed to Create Collection Link');
    expect((await findByRole(element, 'textbox', 'Name') as HTMLInputElement).value).to.equal('Kept');
    expect(queryAllByRole(element, 'button', `Remove ${orders[0]}`)).to.have.length(1);
    await complete(element);
    await findByRole(element, 'heading', 'Your link is ready');
  });

  it('after a lost answer says that it may exist already, and the same form makes no second one', async () => {
    await world.control('faults', { method: 'POST', path: '/collection-links/create-collection', drop: true });
    const { element } = await open(world);
    await fill(element, 'Perhaps');
    await pick(element, 'orders', orders.slice(0, 1));
    await complete(element);
    await findByText(element, 'Something went wrong. Please try again. It may have been saved all the same.');
    await world.control('faults', undefined, 'DELETE');
    await complete(element);
    await findByRole(element, 'heading', 'Your link is ready');
    const keys = (await creations(world)).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).to.equal(1);
  });

  it('keeps the draft when the creator leaves half-way and comes back', async () => {
    const { element, runtime } = await open(world);
    await fill(element, 'Half-way');
    await pick(element, 'orders', orders.slice(0, 1));
    closeAll();
    const again = await open(world, runtime);
    expect((await findByRole(again.element, 'textbox', 'Name') as HTMLInputElement).value).to.equal('Half-way');
    expect(queryAllByRole(again.element, 'button', `Remove ${orders[0]}`)).to.have.length(1);
  });

  it('keeps what is typed when it is moved, and unmounts when it is removed', async () => {
    const { element } = await open(world);
    await rename(element, 'Moved');
    const field = await findByRole(element, 'textbox', 'Name');
    const box = document.createElement('div');
    document.body.append(box);
    box.append(element);
    await Promise.resolve();
    expect(await findByRole(element, 'textbox', 'Name') === field).to.equal(true);
    box.remove();
    await waitUntil(() => element.shadowRoot?.childElementCount === 0);
    await waitUntil(() => element.status === 'idle', 'it is not idle');
  });

  it('is accessible', async () => {
    const { element } = await open(world);
    await expectAccessible(element);
  });
});
