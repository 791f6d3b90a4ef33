import { expect } from '@open-wc/testing';
import '../../../elements/creator-home';
import { brand } from '../../../demo/marketplace/brand';
import { createRuntime } from '../../../src/runtime';
import { fetchContentInspiration } from '../../../src/features/home/inspiration-store';
import { expectAccessible } from '../../support/accessible';
import { findByRole, findByText, queryAllByRole, queryByRole, queryByText } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { waitUntil } from '../../support/wait-until';

const inspirationPath = '/home/get-content-inspiration';
const milestonePath = '/home/get-milestone-incentive-data';

describe('what stands below the list of Home', () => {
  let world: World;
  let notes: string[];
  const made: HTMLElement[] = [];

  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(async () => {
    notes = [];
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });

  const runtimeForTest = () => createRuntime({ apiBase: world.apiBase, brand, onEvent: (event) => { if (event.type === 'log') notes.push(event.note); } });
  async function mount() {
    const element = document.createElement('creator-home');
    element.runtime = runtimeForTest();
    element.addEventListener('creator-navigate', (event) => event.preventDefault());
    made.push(element);
    document.body.append(element);
    await element.whenReady();
    return element;
  }
  const sent = async (path: string) => (await world.requests()).filter((request) => request.path === path);
  const answer = (path: string, body: unknown, status = 200) => world.control('faults', { method: 'GET', path, status, body });

  it('[API-24] shows content inspiration by category, each leading to its reels', async () => {
    const element = await mount();
    const section = await findByRole(element, 'region', 'Content inspiration');
    const links = queryAllByRole(section, 'link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['Outfits that sell', '/reels/fashion'],
      ['Cosy homes', '/reels/home'],
      ['Gadgets in one minute', '/reels/gadgets'],
    ]);
    let route = '';
    element.addEventListener('creator-navigate', (event) => {
      const { detail } = event as CustomEvent<{ route: string; params: Record<string, string> }>;
      route = `${detail.route} ${detail.params.categoryId}`;
    });
    links[1]?.click();
    expect(route).to.equal('reels home');
    const [request, ...more] = await sent(inspirationPath);
    expect(more).to.have.length(0);
    expect([request?.method, request?.query, request?.body ?? null]).to.deep.equal(['GET', {}, null]);
    await expectAccessible(element);
  });

  it('[API-28] shows the progress to the next one-time reward in figures and as a bar', async () => {
    await answer(milestonePath, { milestones: [
      { title: '100 confirmed orders', target: 100, achieved: 7, reward: 2000 },
      { title: '5 confirmed orders', target: 5, achieved: 5, reward: 100 },
      { title: '25 confirmed orders', target: 25, achieved: 7, reward: 500 },
    ] });
    const element = await mount();
    const section = await findByRole(element, 'region', 'Your next reward');
    await findByText(section, '₹500 once you reach 25 confirmed orders');
    await findByText(section, '7 of 25');
    await findByText(section, '18 to go');
    const bar = (await findByRole(section, 'progressbar', 'Your next reward')) as HTMLProgressElement;
    expect([bar.value, bar.max]).to.deep.equal([7, 25]);
    const [request, ...more] = await sent(milestonePath);
    expect(more).to.have.length(0);
    expect([request?.method, request?.query, request?.body ?? null]).to.deep.equal(['GET', {}, null]);
  });

  it('is asked for when the lists of Home have been answered, and stands below them', async () => {
    const element = await mount();
    await Promise.all(['Content inspiration', 'Your next reward'].map((name) => findByRole(element, 'region', name)));
    const paths = (await world.requests()).map(({ path }) => path);
    const last = Math.max(...['/home/listing', '/collection-links', '/home/profile-data'].map((path) => paths.lastIndexOf(path)));
    expect(Math.min(paths.indexOf(inspirationPath), paths.indexOf(milestonePath))).to.be.greaterThan(last);
    const titles = queryAllByRole(element, 'region').map((region) => region.getAttribute('aria-labelledby'));
    expect(titles.slice(-2)).to.deep.equal(['milestone', 'inspiration']);
  });

  it('[ERR-20] a failure of content inspiration throws and logs its text, and Home goes without', async () => {
    await answer(inspirationPath, { error: 'No reels today' }, 500);
    const thrown: unknown = await fetchContentInspiration(runtimeForTest().client).then(() => undefined, (error: unknown) => error);
    expect(thrown).to.be.an('error').with.property('message', 'Failed to fetch content inspiration');
    const element = await mount();
    await findByRole(element, 'region', 'Your next reward');
    await waitUntil(() => notes.some((note) => note.includes('Failed to fetch content inspiration')));
    expect(queryByRole(element, 'region', 'Content inspiration') === null).to.equal(true);
    expect(queryByText(element, 'No reels today') === null).to.equal(true);
    expect(queryByRole(element, 'alert') === null).to.equal(true);
    await waitUntil(() => element.status === 'ready', 'it is not ready');
  });

  it('leaves the reward out where its call fails or every reward was earned', async () => {
    await answer(milestonePath, {}, 500);
    const first = await mount();
    await findByRole(first, 'region', 'Content inspiration');
    expect(queryByRole(first, 'region', 'Your next reward') === null).to.equal(true);
    await waitUntil(() => first.status === 'ready', 'it is not ready');
    first.remove();
    await world.control('faults', undefined, 'DELETE');
    await answer(milestonePath, { milestones: [{ title: '5 confirmed orders', target: 5, achieved: 5, reward: 100 }] });
    const second = await mount();
    await findByRole(second, 'region', 'Content inspiration');
    await waitUntil(async () => (await sent(milestonePath)).length === 2);
    expect(queryByRole(second, 'region', 'Your next reward') === null).to.equal(true);
  });
});
