import { expect } from '@open-wc/testing';
import '../../../../elements/creator-home';
import '../../../../elements/creator-collection-listing';
import '../../../../elements/creator-qr-code-listing';
import { choose, complete, open as openLinks, orders, pick, rename } from '../../links/creating/setting';
import { profileStore } from '../../../../src/features/shared/session/profile-store';
import { hold } from '../../../support/hold';
import { openElement, runtimeOf } from '../../../support/open-element';
import { click, findByRole, findByText, gone, queryAllByRole } from '../../../support/screen';
import { waitUntil } from '../../../support/wait-until';
import { createWorld, type World } from '../../../support/world';

const home = 'Your name and your Instagram connection could not be loaded.';
const links = 'The links to your collection pages could not be loaded.';

describe('what depends on the profile says so where it could not be loaded', () => {
  let world: World;
  const fail = (times: number) => world.control('faults', { method: 'GET', path: '/home/profile-data', status: 500, times });
  const copies = (element: Element) => queryAllByRole(element, 'button', /^Share /).length;
  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  it('on Home, with a Retry that brings the name back', async () => {
    await fail(2);
    const { element } = await openElement('creator-home', runtimeOf(world));
    await findByText(element, home);
    await click(element, 'button', 'Retry');
    await waitUntil(async () => (await world.requests()).filter(({ path }) => path === '/home/profile-data').length === 2);
    await waitUntil(() => queryAllByRole(element, 'button', 'Retry').some(({ ariaBusy }) => ariaBusy === null), 'it still tries');
    await click(element, 'button', 'Retry');
    await findByRole(element, 'heading', /Asha/);
    await gone(element, home);
  });

  it('[ROLE-03] in the list of collections, whose refresh() asks for it again as well', async () => {
    await fail(1);
    const { element } = await openElement('creator-collection-listing', runtimeOf(world));
    await findByText(element, links);
    expect(copies(element)).to.equal(0);
    await element.refresh();
    await findByRole(element, 'button', /^Share /);
    await gone(element, links);
  });

  it('where a link has been made', async () => {
    await fail(1);
    const { element } = await openLinks(world);
    await rename(element, 'Made in the rain');
    await choose(element, 'Instagram Stories');
    await pick(element, 'orders', orders.slice(0, 1));
    await fail(1);
    await complete(element);
    await findByText(element, links);
    await waitUntil(() => element.status === 'degraded', 'it does not say so by its status');
    await click(element, 'button', 'Retry');
    await findByRole(element, 'button', /Copy [Cc]ollection/);
    await gone(element, links);
    await waitUntil(() => element.status === 'ready');
  });

  it('in the list of QR codes, which are shared as the pages they lead to', async () => {
    await fail(1);
    const list = await hold(world, 'GET', '/collection-links', { times: 1 });
    const runtime = runtimeOf(world);
    const opening = openElement('creator-qr-code-listing', runtime);
    await list.kept();
    await waitUntil(() => runtime.use(profileStore).load.value.state === 'failed', 'the profile has not failed');
    await list.release(); // rows that come after the failure ask for nothing
    const { element } = await opening;
    await findByText(element, links);
    expect(element.status).to.equal('degraded');
    await click(element, 'button', 'Retry');
    await gone(element, links);
    await waitUntil(() => element.status === 'ready');
  });
});
