import { expect } from '@open-wc/testing';
import { brand } from '../../demo/marketplace/brand';
import { createRuntime, type Runtime } from '../../src/runtime';
import { createGatedFetch, type GatedFetch } from '../support/gated-fetch';
import { findByRole, pageText } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { makeElement, place } from './every-element';
import { everyScreen } from './every-screen';

/** These are for visitors, whom the end of a session does not concern. */
const open = new Set(['creator-collection', 'creator-login']);

describe('a session that ends under any call of any element', () => {
  let world: World;
  let gated: GatedFetch;
  let runtime: Runtime;
  let told: number;
  const count = () => told++;

  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(() => {
    gated = createGatedFetch(world.apiBase);
    runtime = createRuntime({ apiBase: world.apiBase, brand, instagram: { clientId: '1', authorizeUrl: '#consent' }, fetch: gated.fetch });
    told = 0;
    document.addEventListener('creator-session-expired', count);
  });
  afterEach(() => document.removeEventListener('creator-session-expired', count));

  for (const [tag, attributes = {}] of everyScreen) {
    if (open.has(tag)) continue;
    it(`${tag} ${Object.values(attributes).join(' ')} ends in error, told once`, async () => {
      const first = await place(tag, attributes, runtime);
      await waitUntil(() => !first.shadowRoot?.querySelector('[aria-busy=true], .skeleton'));
      const calls = [...new Set(gated.asked)];
      first.remove();
      for (const refused of calls) {
        runtime.signOut();
        told = 0;
        gated.set((call) => (call === refused ? 401 : 'pass'));
        const element = makeElement(tag, attributes, runtime);
        document.body.append(element);
        await element.whenReady();
        await findByRole(element, 'button', /[Ll]og ?in/).catch(() => { throw new Error(`after ${refused}: ${element.status}, ${pageText(element)}`); });
        expect(element.status, refused).to.equal('error');
        expect(told, refused).to.equal(1);
        gated.set('pass');
        await element.refresh();
        await waitUntil(() => element.status === 'ready', `after ${refused} and a login: ${pageText(element)}`);
        element.remove();
        await waitUntil(() => element.status === 'idle');
      }
    });

    it(`${tag} ${Object.values(attributes).join(' ')} ends in error also where the page goes to the login itself`, async () => {
      gated.set(401);
      const prevent = (event: Event) => event.preventDefault();
      document.addEventListener('creator-session-expired', prevent);
      const element = makeElement(tag, attributes, runtime);
      document.body.append(element);
      const status = await element.whenReady();
      document.removeEventListener('creator-session-expired', prevent);
      expect(told > 0 ? status : 'error').to.equal('error');
    });
  }
});
