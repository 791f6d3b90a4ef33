import { expect } from '@open-wc/testing';
import '../../../elements/creator-affiliate-links';
import '../../../elements/creator-auto-dm-listing';
import '../../../elements/creator-collection-listing';
import '../../../elements/creator-earnings';
import '../../../elements/creator-home';
import '../../../elements/creator-ordered-products';
import '../../../elements/creator-qr-code-listing';
import { brand } from '../../../demo/marketplace/brand';
import { getProfile, getRewardBanner } from '../../../src/api/contract/home';
import { changedAnswers, withJson } from '../../support/changed-answers';
import { openElement, runtimeOf } from '../../support/open-element';
import { click, findByRole, findByText, queryAllByRole } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { waitUntil } from '../../support/wait-until';

describe('answers that nobody would expect', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  const asked = async (path: string) => (await world.requests()).filter((request) => request.path === path).length;

  it('a redirect to a login page is a session that ended, told once', async () => {
    await world.control('faults', { method: '*', path: '/home/listing', status: 302, body: '', headers: { location: `${world.base}/login` } });
    const expired: string[] = [];
    const runtime = runtimeOf(world);
    runtime.onSessionExpired(({ call }) => expired.push(call));
    const told: string[] = [];
    const hear = (event: Event) => {
      event.preventDefault();
      told.push((event.target as Element).localName);
    };
    document.addEventListener('creator-session-expired', hear);
    const element = document.createElement('creator-auto-dm-listing');
    element.runtime = runtime;
    document.body.append(element);
    await waitUntil(() => told.length > 0 && expired.length > 0, 'no end of the session was told');
    document.removeEventListener('creator-session-expired', hear);
    element.remove();
    expect(told).to.deep.equal(['creator-auto-dm-listing']);
    expect(expired).to.deep.equal(['POST /home/listing']);
    expect(await asked('/home/listing'), 'asked once, and not followed').to.equal(1);
  });

  it('a redirect of a call that needs no session, or of a picture, ends none', async () => {
    const { client, onSessionExpired } = runtimeOf(world);
    const expired: string[] = [];
    onSessionExpired(({ call }) => expired.push(call));
    for (const path of ['/auth/registration-info', '/v1/collection/{id}', '/collection-links/qr/download']) {
      await world.control('faults', { method: 'GET', path, status: 302, body: '', headers: { location: `${world.base}/login` } });
    }
    const { getRegistrationInfo } = await import('../../../src/api/contract/auth');
    const { downloadQrCode, getPublicCollection } = await import('../../../src/api/contract/collections');
    const failures = await Promise.allSettled([
      client.send(getRegistrationInfo, { query: { user_id: '1' } }),
      client.send(getPublicCollection, { params: { id: '1' }, query: { collectionType: 'normal' } }),
      client.send(downloadQrCode, { query: { url: 'x' } }),
    ]);
    expect(failures.map((each) => each.status === 'rejected' && (each.reason as { kind: string }).kind)).to.deep.equal(['network', 'network', 'network']);
    expect(expired).to.deep.equal([]);
    await client.send(getProfile, {});
  });

  it('a date that is not ISO 8601 is shown as —, and noted', async () => {
    const notes: string[] = [];
    const runtime = runtimeOf(world, {
      onEvent: ({ note }) => notes.push(note),
      fetch: changedAnswers((name, answer) => (/collection-links$/.test(name) ? withJson(answer, (body: { collections: { created_at: string }[] }) => {
        for (const item of body.collections) item.created_at = '01-11-2026';
        return body;
      }) : answer)),
    });
    const { element } = await openElement('creator-collection-listing', runtime);
    const row = queryAllByRole(element, 'article')[0] as HTMLElement;
    await findByText(row, '—');
    expect(element.shadowRoot?.textContent).to.not.match(/(Jan|Nov) 2026/);
    expect(notes.filter((note) => /GET \/collection-links: 6 dates are not ISO 8601/.test(note))).to.have.length(1);
  });

  it('half a character in an id blanks no element', async () => {
    const odd = 'a\ud800b';
    const fetchOdd = changedAnswers((name, answer) => (/collection-links$|home\/listing|ordered-products/.test(name) && answer.ok
      ? withJson(answer, (body: unknown) => JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'id' || key === 'auto_dm_post_id' ? `${odd}${String(value)}` : value)) as unknown)
      : answer));
    for (const tag of ['creator-collection-listing', 'creator-auto-dm-listing', 'creator-home', 'creator-ordered-products', 'creator-qr-code-listing']) {
      const { element } = await openElement(tag, runtimeOf(world, { fetch: fetchOdd }));
      expect([tag, element.status]).to.deep.equal([tag, 'ready']);
      expect([tag, queryAllByRole(element, 'heading').length > 0]).to.deep.equal([tag, true]);
    }
  });

  it('three clicks in one task ask for one QR code, one list of products and one download', async () => {
    const { element } = await openElement('creator-collection-listing', runtimeOf(world));
    const row = await findByRole(element, 'article', 'Monsoon must-haves');
    const thrice = async (root: Element, name: string | RegExp) => {
      const button = await findByRole(root, 'button', name);
      for (let turn = 0; turn < 3; turn++) button.click();
    };
    const made = (await world.requests()).filter(({ path }) => path.endsWith('/products')).length;
    await thrice(row, 'Monsoon must-haves');
    await findByRole(element, 'dialog', /^Products/);
    expect((await world.requests()).filter(({ path }) => path.endsWith('/products')).length).to.equal(made + 1);
    await click(element, 'button', 'Close');
    const without = queryAllByRole(element, 'article').filter((each) => !/QR/.test(each.getAttribute('data-qr') ?? ''));
    for (const each of without) {
      const before = await asked('/collection-links/qr/generate');
      await click(each, 'button', /^More for /);
      await thrice(element, 'QR code');
      await findByRole(element, 'dialog', 'QR code');
      expect(await asked('/collection-links/qr/generate')).to.be.at.most(before + 1);
      await click(element, 'button', 'Close');
      await waitUntil(() => queryAllByRole(element, 'dialog').length === 0);
    }
    expect(await asked('/collection-links/qr/generate')).to.be.above(0);
    const codes = await openElement('creator-qr-code-listing', runtimeOf(world, { host: { kind: 'app', saveImage: () => Promise.resolve(true) } }));
    await click(queryAllByRole(codes.element, 'article')[0] as HTMLElement, 'button', /^More for /);
    await thrice(codes.element, 'Download');
    await findByText(codes.element, /downloaded|saved/i);
    expect(await asked('/collection-links/qr/download')).to.equal(1);
  });

  it('the reward banner leads to no address of the API, however it is spelled', async () => {
    const tiles = (element: Element) => [...element.shadowRoot?.querySelectorAll('[data-tile=reward] img') ?? []].length;
    const { banner_url } = await runtimeOf(world).client.send(getRewardBanner, {});
    const api = `${location.origin}${world.apiBase}`;
    for (const redirect_url of [
      `${api}/auth/login/event`, `${world.apiBase}/home/profile-data`, world.apiBase, `${api}?x=1`, api.replace('/api', '/%61pi'), `${api.replace('/api', '//api')}/x`,
      `${api.replace('/api', '/API')}/x`, `${api.replace('/api', '/shop/../api')}/x`, `${api.replace('/api', '/shop%2f..%2fapi')}/x`, `${api.replace('/api', '/api;a=b')}/x`,
    ]) {
      await world.control('faults', { method: 'GET', path: '/1.0/affiliate/dynamic-widget/fetch-active-on-mcc', status: 200, times: 1, body: { banner_url, redirect_url } });
      const { element } = await openElement('creator-home', runtimeOf(world, { brand: { ...brand, linkHosts: [...brand.linkHosts ?? [], location.host] } }));
      await waitUntil(() => tiles(element) === 1, 'no banner');
      expect([redirect_url, queryAllByRole(element, 'button', 'Open the reward offer').length]).to.deep.equal([redirect_url, 0]);
      element.remove();
    }
    const { element } = await openElement('creator-home', runtimeOf(world));
    await findByRole(element, 'button', 'Open the reward offer');
  });
});
