import { expect } from '@open-wc/testing';
import '../../elements/creator-collection-listing';
import '../../elements/creator-performance';
import { createRuntime } from '../../src/runtime';
import { provideRuntime } from '../../src/runtime-registry';
import { findByRole, queryAllByRole, queryByRole } from '../support/screen';
import { createWorld, type World } from '../support/world';
import { waitUntil } from '../support/wait-until';

describe('a further instance of an element', () => {
  let world: World;
  const made: HTMLElement[] = [];
  const make = <Tag extends 'creator-collection-listing' | 'creator-performance'>(tag: Tag) => {
    const element = document.createElement(tag);
    made.push(element);
    return element;
  };
  /** What the runtime of the page has asked in this test. The sandbox also notes requests that arrive late, of an element of the last test. */
  const asked: string[] = [];
  const noting: typeof fetch = (input, init) => {
    if (!init?.signal?.aborted) asked.push(new URL(String(input), location.href).pathname);
    return fetch(input, init);
  };
  const sentTo = async (path: RegExp) => (await world.requests()).filter((request) => path.test(request.path));

  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    provideRuntime(createRuntime({ apiBase: world.apiBase, clientId: 'page', fetch: noting }));
    for (const tag of ['creator-collection-listing', 'creator-performance'] as const) {
      const first = make(tag);
      document.body.append(first);
      expect(queryByRole(first, 'status', 'Loading')?.localName, 'the first paints a skeleton').to.equal('div');
      expect(await first.whenReady()).to.equal('ready');
    }
  });
  beforeEach(async () => {
    await world.control('requests', undefined, 'DELETE');
    asked.length = 0;
  });
  afterEach(async () => {
    const gone = made.splice(0);
    for (const element of gone) element.remove();
    await waitUntil(() => gone.every((element) => element.shadowRoot?.childElementCount === 0));
  });

  it('shows its screen in the task that connects it, with what is at hand', () => {
    const element = make('creator-collection-listing');
    document.body.append(element);
    expect(queryAllByRole(element, 'heading', 'Links and collections')).to.have.length(1);
    expect(element.shadowRoot?.textContent).to.contain('Small kitchen, big flavour');
    expect(queryAllByRole(element, 'status', 'Loading')).to.have.length(0);
  });

  it('asks only its own runtime when that is set after it has been put in', async () => {
    const element = make('creator-collection-listing');
    document.body.append(element);
    element.runtime = createRuntime({ apiBase: world.apiBase, clientId: 'own' });
    await waitUntil(() => element.shadowRoot?.textContent?.includes('Small kitchen, big flavour'));
    const sent = await sentTo(/^\/collection-links$/);
    expect(sent.map(({ headers }) => headers['app-client-id'])).to.deep.equal(['own']);
  });

  it('asks only for the attributes that are set after it has been put in', async () => {
    const element = make('creator-performance');
    document.body.append(element);
    element.setAttribute('period', 'LAST_30_DAYS');
    expect(await element.whenReady()).to.equal('ready');
    await findByRole(element, 'combobox', 'Date range');
    await waitUntil(async () => (await sentTo(/overview/)).length > 0);
    const sent = await sentTo(/overview/);
    expect(sent.map((request) => JSON.stringify(request).match(/LAST_\w+/)?.[0])).to.deep.equal(['LAST_30_DAYS']);
  });

  it('asks nobody when a scenario is set after it has been put in', async () => {
    for (const tag of ['creator-collection-listing', 'creator-performance'] as const) {
      const element = make(tag);
      document.body.append(element);
      element.scenario = 'busy-creator';
      expect(await element.whenReady()).to.equal('ready');
      expect(queryAllByRole(element, 'status', 'Loading')).to.have.length(0);
    }
    await world.requests(); // a round trip, in which whatever is about to be asked is asked
    expect(asked).to.deep.equal([]);
  });

  it('waits out of sight when loading is set after it has been put in', async () => {
    const spacer = document.createElement('div');
    spacer.style.height = '300vh';
    const element = make('creator-performance');
    document.body.append(spacer, element);
    element.loading = 'viewport';
    const seen = make('creator-collection-listing');
    document.body.prepend(seen);
    await seen.refresh();
    expect(asked.filter((path) => path.includes('overview'))).to.deep.equal([]);
    element.scrollIntoView();
    expect(await element.whenReady()).to.equal('ready');
    spacer.remove();
  });
});
