import { expect } from '@open-wc/testing';
import { brand, demoPhone } from '../../demo/marketplace/brand';
import type { ScreenElement } from '../../elements/define';
import { createRuntime, type Runtime } from '../../src/runtime';
import { hold } from '../support/hold';
import { findByRole, pageText } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { getBankDetails } from '../../src/api/contract/bank-details';
import { place } from './every-element';

/** A page that is not loaded anew between two visitors, with a session that only its `getHeaders` knows. */
describe('a page with headers of its own, and the next visitor', () => {
  let world: World;
  let runtime: Runtime;
  let token: string;
  let ended: number;
  const count = () => ended++;

  /** The page's own login: what `getHeaders` answers from then on. */
  async function logIn(phone: string): Promise<void> {
    await world.login(phone);
    ({ token } = await (await fetch(`${world.base}/session/token`, { method: 'POST' })).json() as { token: string });
  }
  const ready = (element: ScreenElement) => waitUntil(() => element.status === 'ready')
    .catch(() => { throw new Error(`${element.localName} is ${element.status}: ${pageText(element)}`); });

  beforeEach(async () => {
    localStorage.clear();
    world = await createWorld({ scenario: 'busy-creator' });
    await logIn(demoPhone);
    runtime = createRuntime({
      apiBase: world.apiBase, brand, getHeaders: () => ({ authorization: `Bearer ${token}` }),
    });
    ended = 0;
    document.addEventListener('creator-session-expired', count);
  });
  afterEach(() => {
    document.removeEventListener('creator-session-expired', count);
    runtime.signOut();
  });

  it('sees nothing of the one who has logged out, whose token still lives', async () => {
    const first = await place('creator-home', {}, runtime);
    await findByRole(first, 'heading', 'Hi, Asha Rao');
    await logIn('9876500001'); // the page's own session first: headers that are asked for after signOut() are kept
    runtime.signOut();
    await waitUntil(() => !pageText(first).includes('Asha'), 'the one who has logged out is still shown');
    const second = await place('creator-home', {}, runtime);
    await first.refresh();
    for (const home of [first, second]) {
      await findByRole(home, 'heading', 'Welcome to Bazaar');
      expect(pageText(home)).to.not.contain('Asha');
    }
  });

  it('is not told that the session has ended by what is still on its way', async () => {
    const late = await hold(world, 'GET', '/v1/user-bank-details', { status: 401, body: {} });
    const first = await place('creator-help', {}, runtime);
    const asked = runtime.client.send(getBankDetails, {}).catch((error: Error) => error.name);
    await late.kept();
    runtime.signOut();
    const second = await place('creator-home', {}, runtime);
    await late.release();
    expect(await asked).to.equal('ApiError');
    expect([ended, second.status, first.status]).to.deep.equal([0, 'ready', 'ready']);
  });

  it('logs in on the page: one refresh() is enough for all that were waiting', async () => {
    token = 'page_none';
    const earnings = await place('creator-earnings', {}, runtime);
    const listing = await place('creator-collection-listing', {}, runtime);
    expect([earnings.status, listing.status]).to.deep.equal(['error', 'error']);
    await logIn(demoPhone);
    await earnings.refresh();
    await ready(earnings);
    await ready(listing);
  });
});
