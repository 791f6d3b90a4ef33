import '../../elements/creator-post-linking';
import { createRuntime } from '../../src/runtime';
import { choosePost, openPostLinking, pickOrders } from '../features/post-linking/open-post-linking';
import { orders } from '../features/links/creating/setting';
import { expectAccessible } from '../support/accessible';
import { createAnsweringFetch } from '../support/answering-fetch';
import { click, findByRole, findByText } from '../support/screen';
import { createWorld, type World } from '../support/world';
import { waitUntil } from '../support/wait-until';

const desk = 'Monsoon desk makeover under ₹2,000';

describe('<creator-post-linking> as an element', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  it('is accessible in both steps and on the success screen, light and dark', async () => {
    const { element } = await openPostLinking(world);
    for (const scheme of ['light', 'dark']) {
      element.setAttribute('color-scheme', scheme);
      await findByRole(element, 'radio', desk);
      await expectAccessible(element);
      await choosePost(element, desk);
      await expectAccessible(element);
      await click(element, 'button', /Select Post/);
    }
    await choosePost(element, desk);
    await pickOrders(element, orders.slice(0, 1));
    await click(element, 'button', 'Complete');
    await findByRole(element, 'heading', 'AutoDM setup complete');
    await expectAccessible(element);
  });

  it('keeps its step when it is moved, and when it is removed and added again', async () => {
    const { element } = await openPostLinking(world);
    await choosePost(element, desk);
    const box = document.createElement('div');
    document.body.append(box);
    box.append(element);
    await findByRole(element, 'heading', 'Step 2 of 2: Add Products');
    element.remove();
    await waitUntil(() => element.status === 'idle');
    box.append(element);
    await findByText(element, desk);
    box.remove();
  });

  it('aborts what it has asked for when it is removed', async () => {
    const net = createAnsweringFetch({ '/home/profile-data': { instagram_connected: true } });
    const element = document.createElement('creator-post-linking');
    element.runtime = createRuntime({ fetch: net.fetch });
    document.body.append(element);
    await waitUntil(() => net.to('/post-linking/instagram-media').length === 1);
    element.remove();
    await waitUntil(() => net.to('/post-linking/instagram-media').every(({ aborted }) => aborted));
  });
});
