import { expect } from '@open-wc/testing';
import { postActionsStore } from '../../../src/features/shared/posts/post-actions-store';
import { expectAccessible } from '../../support/accessible';
import { click, findByRole, findByText, gone, queryAllByRole } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { openAutoDm } from './open-auto-dm';
import { waitUntil } from '../../support/wait-until';

describe('linked posts in <creator-auto-dm>', () => {
  let world: World;
  const sent = async (method: string, path: string) =>
    (await world.requests()).filter((request) => request.method === method && request.path === path);

  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  it('previews the latest linked posts, with the way to all of them and to one more', async () => {
    const { element, went } = await openAutoDm(world);
    const posts = await findByRole(element, 'region', 'Linked posts');
    await findByText(posts, 'My honest week with the Pulse earbuds');
    const list = await findByRole(posts, 'list');
    expect(queryAllByRole(list, 'listitem').map(({ textContent }) => /\d products$/.exec(textContent)?.[0]))
      .to.deep.equal(['3 products', '2 products', '5 products']);
    await waitUntil(() => list.querySelectorAll('img[data-shown]').length === 3);
    await click(posts, 'link', 'See all Linked posts');
    await click(posts, 'link', 'Link a post');
    expect(went).to.deep.equal(['/auto-dm-listing', '/auto-dm-post-linking']);
    expect((await sent('POST', '/home/listing')).map(({ body }) => body)).to.deep.equal([{ page_index: 0, page_size: 3 }]);
  });

  it('leaves out a post that was deleted meanwhile', async () => {
    const { element, runtime } = await openAutoDm(world);
    const posts = await findByRole(element, 'region', 'Linked posts');
    await findByText(posts, 'My honest week with the Pulse earbuds');
    await runtime.use(postActionsStore).remove('post-earbuds');
    await gone(posts, 'My honest week with the Pulse earbuds');
  });

  it('invites to link a post where there is none', async () => {
    const empty = await createWorld();
    await empty.login();
    await empty.control('flags', { flag: 'instagram_connected', value: true });
    const { element, went } = await openAutoDm(empty);
    const posts = await findByRole(element, 'region', 'Linked posts');
    await findByRole(posts, 'heading', 'No linked posts yet');
    expect(queryAllByRole(posts, 'link').map(({ textContent }) => textContent)).to.deep.equal(['Link a post']);
    await click(posts, 'link', 'Link a post');
    expect(went).to.deep.equal(['/auto-dm-post-linking']);
    await expectAccessible(element);
  });

  it('says in their place that the posts could not be loaded, with Retry', async () => {
    await world.control('faults', { method: 'POST', path: '/home/listing', status: 400, times: 1 });
    const { element } = await openAutoDm(world);
    expect(element.status).to.equal('degraded');
    const posts = await findByRole(element, 'region', 'Linked posts');
    await click(posts, 'button', 'Retry');
    await findByText(posts, 'My honest week with the Pulse earbuds');
  });
});
