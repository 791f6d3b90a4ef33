import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import '../../../elements/creator-home';
import { brand } from '../../../demo/marketplace/brand';
import { createRuntime, type Runtime } from '../../../src/runtime';
import { valueAtHand } from '../../../src/domain/load';
import { homeStore } from '../../../src/features/shared/posts/home-store';
import { deletedStore } from '../../../src/features/shared/collections/deleted-store';
import { instagramStore } from '../../../src/features/shared/instagram/instagram-store';
import { profileStore } from '../../../src/features/shared/session/profile-store';
import { expectAccessible } from '../../support/accessible';
import { hold } from '../../support/hold';
import { click, findByRole, findByText, gone, pageText, queryAllByRole, queryAllByText } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { waitUntil } from '../../support/wait-until';

const generic = 'Something went wrong. Please try again.';

describe('creator-home', () => {
  let busy: World;
  let fresh: World;
  const made: HTMLElement[] = [];
  const address = location.href;

  before(async () => {
    fresh = await createWorld();
    busy = await createWorld({ scenario: 'busy-creator' });
    await fresh.login();
    await busy.login();
  });
  beforeEach(async () => {
    for (const world of [fresh, busy]) {
      await world.control('faults', undefined, 'DELETE');
      await world.control('requests', undefined, 'DELETE');
    }
  });
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
    history.replaceState(null, '', address);
  });

  function runtimeFor(world: World): Runtime {
    return createRuntime({
      apiBase: world.apiBase, brand,
      // An address that leaves the test page where it is.
      instagram: { clientId: '1', authorizeUrl: '#consent', redirectUri: `${location.origin}/influencer-home` },
    });
  }
  async function mount(world: World, runtime = runtimeFor(world)) {
    const element = document.createElement('creator-home');
    element.runtime = runtime;
    element.addEventListener('creator-navigate', (event) => event.preventDefault());
    made.push(element);
    document.body.append(element);
    await element.whenReady();
    return element;
  }
  const tilesOf = (element: Element) =>
    [...(element.shadowRoot?.querySelectorAll('[data-tile]') ?? [])].map((tile) => tile.getAttribute('data-tile'));
  const tab = (element: Element, label: string) => findByRole(element, 'tab', new RegExp(`^${label}`));
  const sent = async (world: World, path: string) => (await world.requests()).filter((request) => request.path === path);

  it('[HOME-07] [HOME-19] [NUM-01] shows the programme banner with 10% commission and up to Rs.180', async () => {
    const element = await mount(fresh);
    expect(queryAllByText(element, 'Earn 10% commission')).to.have.length(1);
    expect(queryAllByText(element, "plus up to Rs.180 extra per new customer's delivered order")).to.have.length(1);
  });

  it('leads to Create affiliate links', async () => {
    const element = await mount(fresh);
    const going = oneEvent(element, 'creator-navigate');
    await click(element, 'button', 'Create affiliate links');
    expect(((await going) as CustomEvent<{ route: string }>).detail.route).to.equal('affiliateLinks');
  });

  it('[HOME-08] [LIST-03] [API-21] previews the first 3 AutoDM posts from page 0 with size 3', async () => {
    const element = await mount(busy);
    const section = await findByRole(element, 'region', 'AutoDM posts');
    expect(queryAllByRole(section, 'listitem')).to.have.length(3);
    expect((await sent(busy, '/home/listing')).map(({ body }) => body)).to.deep.equal([{ page_index: 0, page_size: 3 }]);
  });

  it('[HOME-09] [API-39] [API-40] previews 3 affiliate links or collections, and the QR codes', async () => {
    const element = await mount(busy);
    const section = await findByRole(element, 'region', 'Links and collections');
    expect(queryAllByRole(section, 'listitem')).to.have.length(3);
    expect(queryAllByText(section, 'Plants for north windows')).to.have.length(1);
    expect(queryAllByRole(await findByRole(element, 'region', 'QR codes'), 'listitem')).to.have.length(3);
    expect((await sent(busy, '/collection-links')).map(({ query }) => query)).to.have.deep.members([
      { page_index: '0', page_size: '3', collection_type: 'AFFILIATE_LINKS' },
      { page_index: '0', page_size: '3', collection_type: 'QR_CODE' },
    ]);
  });

  it('[HOME-10] [HOME-11] shows the filter tabs with their counts and filters by them', async () => {
    const element = await mount(busy);
    const tabs = queryAllByRole(element, 'tab').map(({ textContent }) => textContent);
    expect(tabs).to.deep.equal(['All13', 'AutoDM4', 'Affiliate6', 'QR Code3']);
    (await tab(element, 'Affiliate')).click();
    await gone(element, 'region', 'AutoDM posts');
    expect(queryAllByRole(element, 'region', 'Links and collections')).to.have.length(1);
    expect(queryAllByRole(element, 'region', 'QR codes')).to.have.length(0);
    (await tab(element, 'QR Code')).click();
    await findByRole(element, 'region', 'QR codes');
    (await tab(element, 'All')).click();
    await findByRole(element, 'region', 'AutoDM posts');
  });

  it('[HOME-12] [HOME-13] [HOME-14] [HOME-15] [API-63] puts the reward banner third, the programme first, and offers no third item', async () => {
    const element = await mount(busy);
    await findByRole(element, 'button', 'Open the reward offer');
    expect(tilesOf(element)).to.deep.equal(['1', 'autoDm', 'reward', 'affiliate', 'qrCode']);
    const opening = oneEvent(element, 'creator-open-external');
    element.addEventListener('creator-open-external', (event) => event.preventDefault());
    await click(element, 'button', 'Open the reward offer');
    const { detail } = (await opening) as CustomEvent<{ href: string; reason: string }>;
    expect(detail.reason).to.equal('reward');
    expect(detail.href).to.match(/\/shop\/programme$/);
  });

  it('[HOME-12] does not open a reward address of an unknown host, and shows no banner where the call fails', async () => {
    const path = '/1.0/affiliate/dynamic-widget/fetch-active-on-mcc';
    const body = { banner_url: `${location.origin}/none.png`, redirect_url: 'javascript:alert(1)' };
    await busy.control('faults', { method: 'GET', path, status: 200, body, times: 1 });
    const first = await mount(busy);
    await waitUntil(() => tilesOf(first).includes('reward'));
    expect(queryAllByRole(first, 'button', 'Open the reward offer')).to.have.length(0);
    first.remove();
    await busy.control('faults', { method: 'GET', path, status: 500, body: { error: 'No banner' } });
    const second = await mount(busy);
    // Its place is kept until the answer is there.
    await waitUntil(() => !tilesOf(second).includes('reward'));
    expect(tilesOf(second)).to.deep.equal(['1', 'autoDm', 'affiliate', 'qrCode']);
    await waitUntil(() => second.status === 'ready', 'it is not ready');
    expect(queryAllByRole(second, 'alert')).to.have.length(0);
  });

  it('[HOME-01] [HOME-02] prompts to connect Instagram and leaves for the consent page', async () => {
    const element = await mount(fresh);
    await click(element, 'button', 'Connect Instagram');
    expect(location.hash).to.match(/^#consent\?client_id=1&redirect_uri=.*%2Finfluencer-home&response_type=code&scope=.*&state=[0-9a-f]{32}$/);
  });

  it('[HOME-02] shows no prompt to a creator who is connected', async () => {
    const element = await mount(busy);
    await findByRole(element, 'heading', /^Hi, /);
    expect(queryAllByRole(element, 'button', 'Connect Instagram')).to.have.length(0);
  });

  it('[HOME-02] [HOME-03] [HOME-04] [HOME-05] [HOME-06] [API-16] [API-17] sends the code, sets connected, animates, and leaving clears it', async () => {
    const world = await createWorld();
    await world.login();
    const runtime = runtimeFor(world);
    const consent = new URL(runtime.use(instagramStore).authorizeAddress(''), location.href);
    const state = new URLSearchParams(consent.hash.split('?')[1]).get('state') ?? '';
    await world.control('faults', { method: 'POST', path: '/home/instagram-onboarding', status: 200, body: { message: 'ok' }, times: 1 });
    await world.control('flags', { flag: 'instagram_connected', value: true });
    history.replaceState(null, '', `/influencer-home?code=abc&state=${state}`);
    const element = await mount(world, runtime);
    await findByText(element, 'Instagram connected');
    expect(location.search).to.equal('');
    const [request, ...more] = await sent(world, '/home/instagram-onboarding');
    expect(more).to.have.length(0);
    expect(Object.keys(request?.body as object).sort()).to.deep.equal(['app_firebase_instance_id', 'code', 'device_type', 'redirect_uri']);
    expect(runtime.use(profileStore).value()?.instagram_connected).to.equal(true);
    expect((await sent(world, '/home/profile-data')).length).to.be.greaterThan(0);

    element.remove();
    await waitUntil(() => runtime.use(instagramStore).connect.value === 'idle');
    document.body.append(element);
    await element.whenReady();
    await findByText(element, 'Earn 10% commission');
    expect(queryAllByText(element, 'Instagram connected')).to.have.length(0);
  });

  it('shows the prompt again with a note when the creator refused', async () => {
    history.replaceState(null, '', '/influencer-home?error=access_denied&error_reason=user_denied');
    const element = await mount(fresh);
    await findByText(element, 'Instagram was not connected, since access was not given. You can try again at any time.');
    expect(location.search).to.equal('');
    await findByRole(element, 'button', 'Connect Instagram');
  });

  it('says what to do where the connection failed', async () => {
    history.replaceState(null, '', '/influencer-home?code=abc&state=foreign');
    const element = await mount(fresh);
    await findByText(element, /try again in Chrome or Safari/);
    await findByText(element, generic);
    expect(await sent(fresh, '/home/instagram-onboarding')).to.have.length(0);
  });

  it('[ERR-13] a failing AutoDM list of a creator who must re-connect says so', async () => {
    const world = await createWorld({ scenario: 'reconnect-required' });
    await world.login();
    await world.control('faults', { method: 'POST', path: '/home/listing', status: 500, body: { error: 'Token expired' } });
    const element = await mount(world);
    await findByText(element, 'Please re-connect your instagram');
    await findByRole(element, 'heading', 'Re-connect your Instagram');
    await findByRole(element, 'button', 'Connect Instagram');
  });

  it('[ERR-01] [ERR-03] a failure of one list is said in its place with the server text, leaves the others, and can be retried', async () => {
    await busy.control('faults', { method: 'POST', path: '/home/listing', status: 400, body: { error: 'The posts are being sorted' }, times: 1 });
    const element = await mount(busy);
    expect(element.status).to.equal('degraded');
    await findByText(element, 'The posts are being sorted');
    const section = await findByRole(element, 'region', 'AutoDM posts');
    expect(queryAllByRole(await findByRole(element, 'region', 'QR codes'), 'listitem')).to.have.length(3);
    expect((await tab(element, 'All')).textContent).to.equal('All');
    await click(section, 'button', 'Retry');
    await waitUntil(() => queryAllByRole(section, 'listitem').length === 3);
    await waitUntil(() => element.status === 'ready');
    expect((await tab(element, 'All')).textContent).to.equal('All13');
  });

  it('[ERR-04] shows the error state with Retry when every list failed', async () => {
    for (const [method, path] of [['POST', '/home/listing'], ['GET', '/collection-links']]) {
      await busy.control('faults', { method, path, status: 500 });
    }
    const element = await mount(busy);
    expect(element.status).to.equal('error');
    await findByRole(element, 'heading', "Oops, something's not right!");
    await findByText(element, generic);
    await busy.control('faults', undefined, 'DELETE');
    await click(element, 'button', 'Retry');
    await findByRole(element, 'region', 'AutoDM posts');
  });

  it('[ERR-01] shows the generic toast where a call answers what nobody can read', async () => {
    await busy.control('faults', { method: 'POST', path: '/home/listing', status: 200, body: '<html>' });
    const element = await mount(busy);
    await findByText(element, generic);
  });

  it('greets a new creator with the next step', async () => {
    const element = await mount(fresh);
    expect(queryAllByRole(element, 'tab').map(({ textContent }) => textContent)).to.deep.equal(['All0', 'AutoDM0', 'Affiliate0', 'QR Code0']);
    await findByRole(element, 'heading', 'Share your first products');
    const going = oneEvent(element, 'creator-navigate');
    await click(element, 'button', 'Create your first link');
    expect(((await going) as CustomEvent<{ route: string }>).detail.route).to.equal('affiliateLinks');
  });

  it('leads to the full lists', async () => {
    const element = await mount(busy);
    for (const [title, route] of [['AutoDM posts', 'autoDmListing'], ['Links and collections', 'collectionListing'], ['QR codes', 'qrCodeListing']]) {
      const going = oneEvent(element, 'creator-navigate');
      await click(element, 'link', `See all ${title}`);
      expect(((await going) as CustomEvent<{ route: string }>).detail.route).to.equal(route);
    }
  });

  it('opens a post, or a collection, that is tapped, with its products', async () => {
    const element = await mount(busy);
    const went: string[] = [];
    element.addEventListener('creator-navigate', (event) => went.push(event.detail.route));
    for (const [name, action] of [[/Monsoon desk makeover/, /Share /], [/Plants for north windows/, /Copy Link/]] as const) {
      await click(element, 'button', name);
      const sheet = await findByRole(element, 'dialog', /^Products \(\d\)$/);
      await findByText(sheet, name);
      await findByRole(sheet, 'button', action);
      await click(sheet, 'button', 'Close');
      await waitUntil(() => queryAllByRole(element, 'dialog').length === 0);
    }
    expect(went).to.deep.equal([]);
    await busy.control('faults', { method: 'GET', path: '/home/get-products/*', status: 200, body: { error: 'No products found for auto DM post id' } });
    await click(element, 'button', /My honest/);
    await findByText(element, 'No products found tagged to this post. Please try again.');
    expect(queryAllByRole(element, 'dialog')).to.have.length(0);
  });

  it('[LIST-10] [LIST-13] takes deleted tiles out at once and reloads the lists', async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    const runtime = runtimeFor(world);
    const element = await mount(world, runtime);
    await findByText(element, 'Plants for north windows');
    runtime.use(deletedStore).add('col-plants');
    await gone(element, 'Plants for north windows');
    const { collections } = await fetch(`${world.apiBase}/collection-links?page_index=0&page_size=3&collection_type=AFFILIATE_LINKS`, { credentials: 'include' })
      .then((response) => response.json() as Promise<{ collections: { id: string }[] }>);
    await fetch(`${world.apiBase}/collection-links/delete-collection/${collections[0]?.id}`, { method: 'DELETE' });
    await runtime.use(homeStore).refreshCollections();
    await waitUntil(async () => (await tab(element, 'Affiliate')).textContent === 'Affiliate5');
    await fetch(`${world.apiBase}/home/delete/post-lamps`, { method: 'PUT' });
    await runtime.use(homeStore).posts.refresh();
    await waitUntil(async () => (await tab(element, 'AutoDM')).textContent === 'AutoDM3', pageText(element));
  });

  it('renders the part that shows an answer, and no other', async () => {
    const runtime = runtimeFor(busy);
    await mount(busy, runtime);
    const { posts, links, codes, banner } = runtime.use(homeStore);
    const media = valueAtHand(posts.load.peek())?.auto_dm_posts[0]?.instagram_media;
    if (!media) throw new Error('there is no post');
    let renderings = 0;
    const { caption } = media;
    Object.defineProperty(media, 'caption', { get: () => (renderings++, caption) });
    await Promise.all([links, codes, banner, runtime.use(profileStore)].map(({ refresh }) => refresh()));
    await nextFrame();
    expect(renderings).to.equal(0);
    runtime.use(deletedStore).add('another-post');
    await waitUntil(() => renderings > 0);
    expect(renderings).to.equal(1);
  });

  it('is accessible, full and empty', async () => {
    await expectAccessible(await mount(busy));
    await expectAccessible(await mount(fresh));
  });

  it('keeps its tab when moved, aborts its requests when removed, and loads again when added', async () => {
    const runtime = runtimeFor(busy);
    const element = await mount(busy, runtime);
    (await tab(element, 'QR Code')).click();
    const box = document.createElement('div');
    document.body.append(box);
    made.push(box);
    box.append(element);
    expect((await tab(element, 'QR Code')).getAttribute('aria-selected')).to.equal('true');

    const listing = await hold(busy, 'POST', '/home/listing', { times: 1 });
    void element.refresh();
    await waitUntil(() => runtime.use(homeStore).posts.load.value.state === 'loading');
    await listing.kept();
    element.remove();
    await listing.abandoned();
    await waitUntil(() => runtime.use(homeStore).posts.load.value.state === 'ready');
    await waitUntil(() => element.status === 'idle', 'it is not idle');
    box.append(element);
    await element.whenReady();
    await findByRole(element, 'region', 'AutoDM posts');
    expect(runtime.toasts.all()).to.have.length(0);
  });
});
