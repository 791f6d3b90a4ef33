import { expect } from '@open-wc/testing';
import { hold } from '../../support/hold';
import { click, findByRole, findByText, gone, queryAllByRole, queryByRole } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { orders } from '../links/creating/setting';
import { choosePost, openPostLinking, pickOrders } from './open-post-linking';
import { waitUntil } from '../../support/wait-until';

const kurta = 'Three ways to style one indigo kurta ✨ Comment LINK for the outfit';
const desk = 'Monsoon desk makeover under ₹2,000';
const create = '/post-linking/user-auto-dm-post/create';
const media = '/post-linking/instagram-media';

describe('<creator-post-linking>', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  const to = async (path: string) => (await world.requests()).filter((request) => request.path === path);
  const checked = (element: Element) =>
    (queryAllByRole(element, 'radio') as HTMLInputElement[]).filter((radio) => radio.checked).length;

  it('[LINK-02] is a stepper of two steps: 1 Select Post, 2 Add Products', async () => {
    const { element } = await openPostLinking(world);
    const steps = () => queryAllByRole(element, 'listitem').filter((item) => item.closest('[aria-label=Steps]'));
    await findByRole(element, 'radio', kurta);
    expect(steps().map(({ textContent }) => textContent)).to.deep.equal(['1Select Post', '2Add Products']);
    expect(steps().map((step) => step.getAttribute('aria-current'))).to.deep.equal(['step', null]);
    await choosePost(element, desk);
    expect(steps().map((step) => step.getAttribute('aria-current'))).to.deep.equal([null, 'step']);
    const heading = await findByRole(element, 'heading', 'Step 2 of 2: Add Products');
    expect(element.shadowRoot?.activeElement === heading).to.equal(true);
    await findByRole(element, 'heading', 'Add Products');
    await findByText(element, desk);
  });

  it('[API-30] [ENT-02] lists the media of the account, and asks for the next page with the cursor of the one before', async () => {
    const { element } = await openPostLinking(world);
    await findByRole(element, 'radio', kurta);
    expect(queryAllByRole(element, 'radio')).to.have.length(12);
    queryAllByRole(element, 'radio').at(-1)?.scrollIntoView();
    await waitUntil(async () => (await to(media)).length > 1);
    const calls = await to(media);
    expect(calls.map(({ method }) => method)).to.include('GET');
    expect(calls[0]?.query).to.deep.equal({});
    expect(calls[1]?.query).to.have.property('after').that.is.a('string');
    await findByRole(element, 'radio', `${kurta} (part 2)`);
  });

  it('[API-31] asks by GET with `after` in the query, never by POST', async () => {
    const { element } = await openPostLinking(world);
    await findByRole(element, 'radio', kurta);
    expect((await to(media)).map(({ method, body }) => [method, body ?? null])).to.deep.equal([['GET', null]]);
  });

  it('[LINK-01] [LINK-03] [API-35] [ENT-01] [ENT-03] [SUCC-01] [SUCC-05] links a post to products, and shows the success screen once it is created', async () => {
    const { element } = await openPostLinking(world);
    await choosePost(element, desk);
    await pickOrders(element, orders.slice(0, 2));
    const creation = await hold(world, 'POST', create, { times: 1 });
    await click(element, 'button', 'Complete');
    await creation.kept();
    expect(queryByRole(element, 'heading', 'AutoDM setup complete') === null).to.equal(true);
    // Another post or product would not be part of what is being created.
    await gone(element, 'button', 'Change');
    await gone(element, 'button', 'From marketplace orders');
    await creation.release();
    await findByRole(element, 'heading', 'AutoDM setup complete');
    await findByText(element, 'Your post is linked with products');
    await findByText(element, desk);
    await findByRole(element, 'heading', 'Added Products (2)');
    const [sent] = await to(create);
    const body = sent?.body as { instagram_media: Record<string, unknown>; product_details_list: Record<string, unknown>[] };
    expect(Object.keys(body.instagram_media).sort()).to.deep.equal(['caption', 'display_image_url', 'id', 'post_url']);
    expect(body.instagram_media.caption).to.equal(desk);
    expect(body.product_details_list.map(({ name }) => name)).to.deep.equal([orders[1], orders[0]]);
    for (const product of body.product_details_list) {
      expect(Object.keys(product).sort()).to.deep.equal(['affiliate_link', 'catalog_id', 'id', 'image', 'name']);
    }
  });

  it('[SUCC-09] [SUCC-10] Go to Home clears the post and its products, and goes Home', async () => {
    const { element, went } = await openPostLinking(world);
    await choosePost(element, desk);
    await pickOrders(element, orders.slice(0, 1));
    await click(element, 'button', 'Complete');
    await click(element, 'button', 'Go to Home');
    expect(went).to.deep.equal(['/influencer-home']);
    await findByRole(element, 'radio', desk);
    expect(checked(element)).to.equal(0);
    await choosePost(element, kurta);
    await findByText(element, '0 products');
  });

  it('[SUCC-03] [SUCC-04] deletes the new post from the success screen after asking, and goes Home', async () => {
    const { element, runtime, went } = await openPostLinking(world);
    await choosePost(element, desk);
    await pickOrders(element, orders.slice(0, 1));
    await click(element, 'button', 'Complete');
    await findByRole(element, 'heading', 'AutoDM setup complete');
    await click(element, 'button', 'Delete');
    await click(element, 'button', 'DELETE');
    await waitUntil(() => went.length === 1);
    expect(went).to.deep.equal(['/influencer-home']);
    expect(runtime.toasts.all().map(({ text }) => text)).to.include('Post Deleted');
    expect((await world.requests()).filter(({ method, path }) => method === 'PUT' && path.startsWith('/home/delete/'))).to.have.length(1);
  });

  it('says what is missing instead of going on', async () => {
    const { element, runtime } = await openPostLinking(world);
    await findByRole(element, 'radio', desk);
    const told = () => runtime.toasts.all().map(({ text }) => text);
    await click(element, 'button', 'Next');
    expect(told()).to.deep.equal(['Choose a post to proceed']);
    await choosePost(element, desk);
    await click(element, 'button', 'Complete');
    expect(told().at(-1)).to.equal('Add a product to proceed');
    expect(await to(create)).to.have.length(0);
  });

  it('goes back to the first step by the stepper, by Change and by Back, with everything kept', async () => {
    const { element, went } = await openPostLinking(world);
    await choosePost(element, desk);
    await pickOrders(element, orders.slice(0, 1));
    for (const way of [/Select Post/, 'Change', 'Back']) {
      await click(element, 'button', way);
      await findByRole(element, 'heading', 'Step 1 of 2: Select Post');
      expect((await findByRole(element, 'radio', desk) as HTMLInputElement).checked).to.equal(true);
      await click(element, 'button', 'Next');
      await findByText(element, '1 product');
    }
    expect(went).to.deep.equal([]);
    await click(element, 'button', /Select Post/);
    await click(element, 'button', 'Back');
    expect(went).to.deep.equal(['/influencer-home']);
  });

  it('keeps the draft for who leaves half-way and comes back, apart from that of a collection', async () => {
    const { element, runtime } = await openPostLinking(world);
    await choosePost(element, desk);
    await pickOrders(element, orders.slice(0, 2));
    element.remove();
    const { linkStore } = await import('../../../src/features/links/link-store');
    expect(runtime.use(linkStore).selection.value.products).to.have.length(0);
    const again = await openPostLinking(world, runtime);
    await findByRole(again.element, 'heading', 'Step 2 of 2: Add Products');
    await findByText(again.element, desk);
    await findByText(again.element, '2 products');
  });

  it('asks to connect, or to connect again, who has no usable account', async () => {
    for (const [flags, heading] of [
      [{ instagram_connected: false }, 'Connect your Instagram'],
      [{ instagram_connected: true, instagram_reconnect_required: true }, 'Re-connect your Instagram'],
    ] as const) {
      for (const [flag, value] of Object.entries(flags)) await world.control('flags', { flag, value });
      const { element } = await openPostLinking(world);
      await findByRole(element, 'heading', heading);
      await findByRole(element, 'button', 'Connect Instagram');
      expect(queryAllByRole(element, 'radio')).to.have.length(0);
    }
    expect(await to(media)).to.have.length(0);
  });

  it('invites to publish where the account has no posts, and looks again', async () => {
    await world.control('faults', { method: 'GET', path: media, status: 200, body: { instagram_media_list: [], after: null }, times: 1 });
    const { element } = await openPostLinking(world);
    await findByRole(element, 'heading', 'No posts yet');
    await click(element, 'button', 'Look again');
    await findByRole(element, 'radio', kurta);
  });

  it('shows the error state when the first page fails, and lists after Retry', async () => {
    await world.control('faults', { method: 'GET', path: media, status: 500, times: 1 });
    const { element } = await openPostLinking(world);
    await click(element, 'button', 'Retry');
    await findByRole(element, 'radio', kurta);
    await gone(element, 'button', 'Retry');
  });

  it('keeps what is there when a later page fails, and offers to load more', async () => {
    const { element } = await openPostLinking(world);
    await findByRole(element, 'radio', kurta);
    await world.control('faults', { method: 'GET', path: media, status: 500, times: 1 });
    queryAllByRole(element, 'radio').at(-1)?.scrollIntoView();
    await click(element, 'button', 'Load more');
    await findByRole(element, 'radio', `${kurta} (part 2)`);
    expect(queryAllByRole(element, 'radio', kurta)).to.have.length(1);
  });
});
