import { expect } from '@open-wc/testing';
import { catalogue } from '../../../../demo/marketplace/seed/catalogue';
import { createWorld, type World } from '../../../support/world';
import { ask, makeCollection } from './ask';

const kurta = '48210377';
const lamp = catalogue.find(({ shape }) => shape === 'lamp')?.id ?? '';

describe('the sandbox keeps the programme', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
    await world.login();
  });

  const authorize = (changes: Record<string, string> = {}) => `${world.base}/instagram/oauth/authorize?${new URLSearchParams({
    client_id: '2847190563318842', redirect_uri: `${location.origin}/influencer-home`, response_type: 'code',
    scope: 'instagram_business_basic,instagram_business_manage_messages', state: 'abc', ...changes,
  })}`;

  /** Answers the consent page; the app it returns to is not served here, so only the address matters. */
  const decide = async (decision: 'allow' | 'cancel'): Promise<URL> => new URL((await fetch(`${world.base}/instagram/oauth/decision`, {
    method: 'POST', body: new URLSearchParams({ redirect_uri: `${location.origin}/influencer-home`, state: 'abc', decision }),
  })).url);

  const connect = (code: string | null) => ask(world, 'POST', '/home/instagram-onboarding', {
    code, redirect_uri: `${location.origin}/influencer-home`, app_firebase_instance_id: '', device_type: 'web',
  });

  it('asks for consent, and gives a code that works once', async () => {
    expect(await (await fetch(authorize())).text()).to.contain('Allow');
    expect((await fetch(authorize({ redirect_uri: `${location.origin}/influencer-home/` }))).status).to.equal(400);
    expect((await fetch(authorize({ client_id: '1' }))).status).to.equal(400);
    const back = await decide('allow');
    expect(back.searchParams.get('state')).to.equal('abc');
    expect((await connect(back.searchParams.get('code'))).status).to.equal(200);
    expect((await ask(world, 'GET', '/home/profile-data')).body.instagram_connected).to.equal(true);
    expect((await connect(back.searchParams.get('code'))).status).to.equal(400);
  });

  it('says so when the creator refuses', async () => {
    const back = await decide('cancel');
    expect(Object.fromEntries(back.searchParams)).to.deep.equal({
      error: 'access_denied', error_reason: 'user_denied', error_description: 'The user denied your request', state: 'abc',
    });
  });

  it('refuses what needs Instagram while it must be connected again', async () => {
    await world.control('flags', { flag: 'instagram_reconnect_required', value: true });
    const { status, body } = await ask(world, 'GET', '/post-linking/instagram-media');
    expect([status, body.error]).to.deep.equal([409, 'Please re-connect your instagram']);
  });

  it('makes one collection of two requests with the same key', async () => {
    const first = await makeCollection(world, [kurta], { 'idempotency-key': 'k-1' });
    const second = await makeCollection(world, [kurta], { 'idempotency-key': 'k-1' });
    expect(second).to.deep.equal(first);
    expect((await ask(world, 'GET', '/collection-links?page_index=0&page_size=20&collection_type=AFFILIATE_LINKS')).body.total_count).to.equal(1);
  });

  it('makes a QR code whose visits are searches and whose sales are its own', async () => {
    const { id } = await makeCollection(world, [kurta]);
    const { body: qr } = await ask(world, 'POST', '/collection-links/qr/generate', { collection_id: id });
    const picture = await fetch(`${world.apiBase}/collection-links/qr/download?url=${encodeURIComponent(String(qr.qr_image_url))}`);
    expect(picture.headers.get('content-type')).to.equal('image/png');
    expect((await ask(world, 'GET', `/collection-links/qr/download?url=${encodeURIComponent(`${location.origin}/other.png`)}`)).status).to.equal(404);
    const visit = await fetch(`${world.base}/q/${String(qr.qr_unique_id)}`);
    expect(visit.url).to.equal(`${location.origin}${world.base}/collection/${id}?collectionType=normal`);
    const { body: shown } = await ask(world, 'GET', `/v1/collection/${id}?collectionType=normal`);
    const [product] = shown.product_details_list as { affiliate_link: string }[];
    await world.control('orders', { code: new URL(product?.affiliate_link ?? '').pathname.split('/').at(-1), quantity: 1, new_customer: false });
    const { body } = await ask(world, 'POST', '/perf/v2/post-details', { post_id: qr.qr_unique_id, post_type: 'QR_CODE', time_period: 'LAST_7_DAYS' });
    expect(body).to.deep.include({ searches: 1, orders: 1, sales: 899, commission: 89.9 });
  });

  it('changes a collection and its QR code, and keeps the codes of what stays or comes back', async () => {
    const { id, links } = await makeCollection(world, [kurta, lamp]);
    const { body: qr } = await ask(world, 'POST', '/collection-links/qr/generate', { collection_id: id });
    const change = (products: readonly string[], name = 'Lights') => ask(world, 'PUT', `/collection-links/update-collection/${id}`, {
      collection: { name }, product_details_list: products.map((each) => ({ id: each, name: 'as the client knows it' })),
    });
    const shown = async () => {
      const { body } = await ask(world, 'GET', `/v1/collection/${id}?collectionType=normal`);
      return [body.name, (body.product_details_list as { affiliate_link: string }[]).map((product) => product.affiliate_link)];
    };
    expect((await change([lamp])).status).to.equal(200);
    expect(await shown()).to.deep.equal(['Lights', [links[1]]]);
    expect((await change([lamp, kurta])).status).to.equal(200);
    expect(await shown()).to.deep.equal(['Lights', [links[1], links[0]]]);
    await fetch(`${world.base}/q/${String(qr.qr_unique_id)}`);
    expect((await shown())[1]).to.have.length(2).and.not.include(links[0]);
    expect([(await change([])).status, (await change([lamp], ' ')).status, (await change(['1'])).status]).to.deep.equal([400, 400, 400]);
  });

  it('answers a deletion of what is gone with 200 and the text', async () => {
    const { id } = await makeCollection(world, [kurta]);
    expect((await ask(world, 'DELETE', `/collection-links/delete-collection/${id}`)).body.error).to.equal(undefined);
    const again = await ask(world, 'DELETE', `/collection-links/delete-collection/${id}`);
    expect([again.status, again.body.error]).to.deep.equal([200, 'The collection you are trying to delete does not exist.']);
    const post = await ask(world, 'PUT', '/home/delete/nothing');
    expect([post.status, post.body.error]).to.deep.equal([200, 'The post you are trying to delete does not exist']);
  });

  it('fails as it is told to, as often as it is told to', async () => {
    await world.control('faults', { method: 'GET', path: '/home/get-products/{id}', status: 502, body: '<html>', times: 1 });
    const broken = await fetch(`${world.apiBase}/home/get-products/some`);
    expect([broken.status, await broken.text()]).to.deep.equal([502, '<html>']);
    expect((await ask(world, 'GET', '/home/get-products/some')).status).to.equal(200);
    // Without a number of times, since the browser itself asks once more when a kept connection is cut.
    await world.control('faults', { method: 'GET', path: '/home/profile-data', drop: true });
    let failure: unknown;
    await fetch(`${world.apiBase}/home/profile-data`).catch((error: unknown) => { failure = error; });
    expect(failure).to.be.instanceOf(TypeError);
    await world.control('faults', undefined, 'DELETE');
    expect((await ask(world, 'GET', '/home/profile-data')).status).to.equal(200);
  });

  it('notes what was sent, without the OTP', async () => {
    await ask(world, 'POST', '/auth/login', { request_id: 'x', instance_id: 'y', phone_number: '9123456789', otp: '123456', login_type: 'z' }, { 'app-client-id': 'web' });
    const last = (await world.requests()).at(-1);
    expect(last).to.deep.equal({
      method: 'POST', path: '/auth/login', query: {}, status: 400, headers: { 'app-client-id': 'web' },
      body: { request_id: 'x', instance_id: 'y', phone_number: '9123456789', login_type: 'z' },
    });
  });

  it('resizes its pictures', async () => {
    const size = async (name: string) => { const bitmap = await createImageBitmap(await (await fetch(`${world.base}/images/${name}`)).blob()); return bitmap.width; };
    expect(await size('product-indigo-cotton-kurta.png')).to.equal(800);
    for (const width of [128, 256, 512]) expect(await size(`product-indigo-cotton-kurta_${width}.webp`)).to.equal(width);
    expect((await fetch(`${world.base}/images/missing-ramayana-illustrated.png`)).status).to.equal(404);
  });
});
