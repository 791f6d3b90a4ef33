import { expect } from '@open-wc/testing';
import { expectAccessible } from '../support/accessible';
import { click, findByRole, queryAllByRole, queryByRole } from '../support/screen';
import { createWorld, type World } from '../support/world';
import { openPerformance } from '../features/performance/open-performance';
import { olderWorld } from '../features/performance/older/older-world';
import { openAtPosts } from '../features/performance/older/open-at-posts';
import { createAnsweringFetch } from '../support/answering-fetch';
import { createRuntime } from '../../src/runtime';
import { waitUntil } from '../support/wait-until';

describe('<creator-performance>', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  const sent = async (path: string) => (await world.requests()).filter((request) => request.path === path).length;

  it('is accessible as a list, with its drawer and as post details, light and dark', async () => {
    const element = await openPerformance(world, { period: 'LIFETIME', 'color-scheme': 'dark' });
    await findByRole(element, 'tab', 'QR Code');
    await expectAccessible(element);
    element.setAttribute('color-scheme', 'light');
    await expectAccessible(element);
    await click(element, 'button', /sales/);
    await findByRole(element, 'heading', /Linked Products/);
    await expectAccessible(element);
    expect(queryAllByRole(element, 'heading').filter(({ localName }) => localName === 'h1')).to.have.length(1);
  });

  it('[ROUTE-12] follows its attributes at run time', async () => {
    const element = await openPerformance(world);
    element.setAttribute('period', 'YESTERDAY');
    await waitUntil(() => (queryByRole(element, 'combobox', 'Date range') as HTMLSelectElement).value === 'YESTERDAY');
    element.setAttribute('post-type', 'AUTO_DM');
    await waitUntil(() => queryByRole(element, 'tab', 'Auto-DM')?.getAttribute('aria-selected') === 'true');
    element.setAttribute('post-id', 'post-desk');
    await findByRole(element, 'heading', 'Post details');
    element.removeAttribute('post-id');
    element.removeAttribute('post-type');
    await findByRole(element, 'heading', 'Performance');
    await waitUntil(() => queryByRole(element, 'tab', 'All')?.getAttribute('aria-selected') === 'true');
  });

  it('says what it shows, so that a host can keep its address in step', async () => {
    const element = await openPerformance(world);
    const changes: unknown[] = [];
    document.addEventListener('creator-change', (event) => changes.push((event as CustomEvent).detail), { once: true });
    await click(element, 'tab', 'Affiliate Links');
    expect(changes).to.deep.equal([{ view: 'performance', filters: { period: 'LAST_7_DAYS', 'post-type': 'COLLECTION' } }]);
  });

  it('keeps its state and sends nothing again when it is moved', async () => {
    const element = await openPerformance(world);
    await click(element, 'tab', 'Auto-DM');
    await waitUntil(() => !element.shadowRoot?.querySelector('[aria-busy=true]'));
    const before = await sent('/perf/v2/overview');
    const box = document.createElement('div');
    document.body.append(box);
    box.append(element);
    document.body.append(element);
    expect((await findByRole(element, 'tab', 'Auto-DM')).getAttribute('aria-selected')).to.equal('true');
    await findByRole(element, 'heading', /Sales Generating Posts/);
    expect(await sent('/perf/v2/overview')).to.equal(before);
    box.remove();
  });

  it('loads again on refresh() and when it is added again', async () => {
    const element = await openPerformance(world);
    const before = await sent('/perf/v2/overview');
    await element.refresh();
    expect(await sent('/perf/v2/overview')).to.equal(before + 1);
    element.remove();
    await waitUntil(() => element.status === 'idle');
    document.body.append(element);
    expect(await element.whenReady()).to.equal('ready');
    await waitUntil(async () => (await sent('/perf/v2/overview')) === before + 2, 'asked again, though what is known is shown at once');
    await findByRole(element, 'heading', /Sales Generating Posts/);
  });

  it('asks for its figures once, and aborts when it is removed', async () => {
    const net = createAnsweringFetch({ '/home/profile-data': { is_perf_experiment_enabled: true } });
    const element = document.createElement('creator-performance');
    element.runtime = createRuntime({ fetch: net.fetch });
    document.body.append(element);
    await findByRole(element, 'combobox', 'Date range');
    await waitUntil(() => net.to('/perf/v2/posts-data').length === 1);
    expect(net.to('/perf/v2/overview')).to.have.length(1);
    element.remove();
    await waitUntil(() => net.asked.filter(({ path }) => path.startsWith('/perf')).every(({ aborted }) => aborted));
    await waitUntil(() => element.status === 'idle', 'it is not idle');
  });

  it('keeps the older version as it is when it is moved, and aborts its requests when it is removed', async () => {
    const older = await olderWorld('busy-creator');
    const element = await openAtPosts(older);
    await click(element, 'tab', /^Auto-DM/);
    await click(element, 'button', /^Sort By/);
    await click(element, 'option', 'Sales');
    const box = document.createElement('div');
    document.body.append(box);
    box.append(element);
    await findByRole(element, 'button', 'Sort By Sales');
    expect((await findByRole(element, 'tab', /^Auto-DM/)).getAttribute('aria-selected')).to.equal('true');
    box.remove();
    await waitUntil(() => element.status === 'idle');
    const net = createAnsweringFetch({ '/home/profile-data': {} });
    const other = document.createElement('creator-performance');
    other.runtime = createRuntime({ fetch: net.fetch });
    document.body.append(other);
    await waitUntil(() => net.asked.length === 3);
    other.remove();
    await waitUntil(() => net.asked.every(({ aborted }) => aborted));
    expect(net.asked.map(({ path }) => path).sort()).to.deep.equal(['overview', 'post-count', 'post-data'].map((call) => `/v1/performance/perf/${call}`));
  });
});
