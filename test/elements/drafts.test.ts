import { expect } from '@open-wc/testing';
import '../../elements/creator-bank-details';
import '../../elements/creator-earnings';
import type { ScreenElement } from '../../elements/define';
import type { Runtime } from '../../src/runtime';
import '../../elements/creator-auto-dm';
import { cards, choose, orders, pick, rename, selected } from '../features/links/creating/setting';
import { choosePost, pickOrders } from '../features/post-linking/open-post-linking';
import { instagram, runtimeOf } from '../support/open-element';
import { click, findByRole, findByText, queryByText, type } from '../support/screen';
import { scrollPast } from '../support/scroll-past';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';

const desk = 'Monsoon desk makeover under ₹2,000';
const secondPhone = '9876500001';

describe('drafts of links, posts and trigger words', () => {
  let world: World;
  beforeEach(async () => {
    sessionStorage.clear();
    localStorage.clear();
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  after(() => sessionStorage.clear());

  const made: ScreenElement[] = [];
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });

  /** An element on a page that has a login of its own, and is not an app. */
  async function open(tag: string, runtime: Runtime): Promise<ScreenElement> {
    const element = document.createElement(tag) as ScreenElement;
    element.runtime = runtime;
    element.addEventListener('creator-navigate', (event) => event.preventDefault());
    made.push(element);
    document.body.append(element);
    await element.whenReady();
    return element;
  }

  const kept = () => JSON.stringify({ ...sessionStorage });
  const keeps = (text: string) => waitUntil(() => kept().includes(text), `${text} kept`);

  /** Another element of the page is told that the session has ended. */
  async function endElsewhere(runtime: Runtime, element: ScreenElement): Promise<void> {
    await world.control('faults', { method: 'GET', path: '/v1/earnings', status: 401, times: 1 });
    await open('creator-earnings', runtime);
    await findByText(element, 'Please log in to see this');
  }
  const nameOf = async (element: Element) => ((await findByRole(element, 'textbox', 'Name')) as HTMLInputElement).value;
  const word = async (element: Element) => (await findByRole(element, 'textbox', 'Custom trigger word')) as HTMLInputElement;

  /** A link that is half made: a name, a platform, two products and a link that is about to be pasted. */
  async function beginLink(runtime: Runtime): Promise<ScreenElement> {
    const element = await open('creator-affiliate-links', runtime);
    await rename(element, 'Rainy days');
    await choose(element, 'YouTube');
    type(await findByRole(element, 'textbox', 'YouTube video link'), 'https://youtu.be/1');
    await pick(element, 'orders', orders.slice(0, 2));
    await click(element, 'button', cards.link);
    type(await findByRole(element, 'textbox', 'Product link'), 'https://www.bazaar.example/x');
    await click(element, 'button', 'Done');
    return element;
  }
  async function seeLink(element: Element): Promise<void> {
    await waitUntil(() => selected(element).length === 2, 'the picked products');
    expect(selected(element)).to.deep.equal([orders[1], orders[0]]);
    expect(await nameOf(element)).to.equal('Rainy days');
    expect(((await findByRole(element, 'radio', 'YouTube')) as HTMLInputElement).checked).to.equal(true);
    expect(((await findByRole(element, 'textbox', 'YouTube video link')) as HTMLInputElement).value).to.equal('https://youtu.be/1');
  }

  it('are back for the same user after a 401 that another element got', async () => {
    const runtime = runtimeOf(world);
    const element = await beginLink(runtime);
    await keeps('Rainy days');
    await endElsewhere(runtime, element);
    await world.login();
    await element.refresh();
    await seeLink(element);
    await click(element, 'button', cards.link);
    expect(((await findByRole(element, 'textbox', 'Product link')) as HTMLInputElement).value).to.equal('https://www.bazaar.example/x');
  });

  it('stand apart for each API that the origin talks to', async () => {
    await rename(await open('creator-affiliate-links', runtimeOf(world)), 'Rainy days');
    await keeps('Rainy days');
    const another = await createWorld({ scenario: 'busy-creator' });
    await another.login();
    await rename(await open('creator-affiliate-links', runtimeOf(another)), 'Dry days');
    await keeps('Dry days');
    expect(kept()).to.include('Rainy days');
  });

  it('are nowhere to be found for another user', async () => {
    const runtime = runtimeOf(world);
    const element = await beginLink(runtime);
    await keeps('Rainy days');
    await endElsewhere(runtime, element);
    await world.login(secondPhone);
    await element.refresh();
    expect(await nameOf(element)).to.match(/^AffiliateLink_/);
    await waitUntil(() => !kept().includes('Rainy days'), 'kept for nobody');
    expect(selected(element)).to.deep.equal([]);
    expect(await nameOf(element)).to.match(/^AffiliateLink_/);
  });

  it('survive a reload of the page', async () => {
    await beginLink(runtimeOf(world));
    await keeps('Rainy days');
    const element = await open('creator-affiliate-links', runtimeOf(world)); // what a page that is loaded anew has
    await seeLink(element);
  });

  it('survive a reload with the key of a creation that nobody knows the end of, so that trying again makes no second link', async () => {
    const before = await beginLink(runtimeOf(world));
    await keeps('Rainy days');
    await world.control('faults', { method: 'POST', path: '/collection-links/create-collection', status: 503, times: 1 });
    await click(before, 'button', 'Complete');
    await findByText(before, /may have been saved/);
    const element = await open('creator-affiliate-links', runtimeOf(world));
    await seeLink(element);
    await click(element, 'button', 'Complete');
    await findByText(element, 'Added Products (2)');
    const sent = (await world.requests()).filter(({ method, path }) => method === 'POST' && path === '/collection-links/create-collection');
    expect(sent.length).to.equal(2);
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).to.equal(1);
    expect(kept()).to.not.contain('-key');
  });

  const keysOf = async (path: string) => (await world.requests()).filter((sent) => sent.method === 'POST' && sent.path === path).map(({ headers }) => headers['idempotency-key']);

  it('survive a reload with the key of a post, and of a trigger word', async () => {
    for (const path of ['/post-linking/user-auto-dm-post/create', '/home/send-custom-word']) await world.control('faults', { method: 'POST', path, status: 503, times: 1 });
    const post = await open('creator-post-linking', runtimeOf(world, { instagram }));
    await choosePost(post, desk);
    await pickOrders(post, orders.slice(0, 1));
    await click(post, 'button', 'Complete');
    await findByText(document.body, /may have been saved/);
    const words = await open('creator-auto-dm', runtimeOf(world, { instagram }));
    await scrollPast(words);
    type(await word(words), 'monsoon');
    await click(words, 'button', 'Add');
    await findByText(words, /may have been saved/);
    await keeps('trigger-word-key');

    const samePost = await open('creator-post-linking', runtimeOf(world, { instagram }));
    await findByText(samePost, '1 product');
    await click(samePost, 'button', 'Complete');
    await findByRole(samePost, 'heading', 'AutoDM setup complete');
    const sameWords = await open('creator-auto-dm', runtimeOf(world, { instagram }));
    await scrollPast(sameWords);
    await waitUntil(async () => (await word(sameWords)).value === 'monsoon', 'the word');
    await click(sameWords, 'button', 'Add');
    await findByRole(sameWords, 'switch', 'monsoon');
    for (const path of ['/post-linking/user-auto-dm-post/create', '/home/send-custom-word']) {
      const [first, second, ...more] = await keysOf(path);
      expect(first, path).to.be.a('string');
      expect([second, more], path).to.deep.equal([first, []]);
    }
  });

  it('[LINK-03] survive with the post, the products and the step of a post', async () => {
    const runtime = runtimeOf(world, { instagram });
    const element = await open('creator-post-linking', runtime);
    await choosePost(element, desk);
    await pickOrders(element, orders.slice(0, 1));
    await keeps(orders[0] ?? '-');
    await endElsewhere(runtime, element);
    await world.login();
    await element.refresh();
    await findByRole(element, 'heading', 'Step 2 of 2: Add Products');
    await findByText(element, '1 product');
    await findByText(element, desk);
  });

  it('[ADM-08] survive with a trigger word that is being typed', async () => {
    const runtime = runtimeOf(world, { instagram });
    const element = await open('creator-auto-dm', runtime);
    await scrollPast(element);
    type(await word(element), 'monsoon');
    await keeps('monsoon');
    await endElsewhere(runtime, element);
    await world.login();
    await element.refresh();
    await findByRole(element, 'switch', 'AutoDM');
    await scrollPast(element);
    const field = await word(element);
    await waitUntil(() => field.value === 'monsoon', 'the word');
    await click(element, 'button', 'Add');
    await findByRole(element, 'switch', 'monsoon');
    expect((await word(element)).value).to.equal('');
    expect(kept()).not.to.include('monsoon');
  });

  it('go when the link is made, and when the creator logs out', async () => {
    const runtime = runtimeOf(world);
    const element = await open('creator-affiliate-links', runtime);
    await rename(element, 'Made today');
    await choose(element, 'Instagram Stories');
    await pick(element, 'orders', orders.slice(0, 1));
    await keeps('Made today');
    await click(element, 'button', 'Complete');
    await click(element, 'button', 'Go to Home');
    expect(kept()).not.to.include('Made today');
    await rename(element, 'Left behind');
    await keeps('Left behind');
    runtime.signOut();
    expect(kept()).not.to.include('Left behind');
    expect(await nameOf(element)).to.match(/^AffiliateLink_/);
  });

  it('are kept nowhere by an ephemeral runtime', async () => {
    const element = await open('creator-affiliate-links', runtimeOf(world, { ephemeral: true }));
    await rename(element, 'Only a show');
    await waitUntil(async () => (await world.requests()).some(({ path }) => path === '/auth/user-profile'), 'who is there');
    expect(kept()).to.equal('{}');
    expect(JSON.stringify({ ...localStorage })).not.to.include('Only a show');
  });

  it('[BANK-05] never hold bank details', async () => {
    const runtime = runtimeOf(world);
    const element = await open('creator-bank-details', runtime);
    await click(element, 'button', /^(Add bank details|Change details|Change|Edit|Update)/);
    type(await findByRole(element, 'textbox', /^IFSC/), 'HDFC0001234');
    expect(kept() + JSON.stringify({ ...localStorage })).not.to.include('HDFC0001234');
    runtime.signOut();
    expect(queryByText(element, /HDFC0001234/) === null).to.equal(true);
  });
});
