import { expect } from '@open-wc/testing';
import type { ScreenElement } from '../../../elements/define';
import { expectAccessible } from '../../support/accessible';
import { click, findByRole, findByText, gone, queryAllByRole, queryAllByText, type } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { openWholeAutoDm } from './open-auto-dm';

const reply = 'Hey! Please check your DM ❤️';

describe('trying a comment in <creator-auto-dm>', () => {
  let world: World;
  let element: ScreenElement;
  let went: string[];
  let tester: HTMLElement;

  async function open(): Promise<void> {
    ({ element, went } = await openWholeAutoDm(world));
    tester = await findByRole(element, 'region', 'Try a comment');
  }
  const write = async (comment: string) => type(await findByRole(tester, 'textbox', 'Comment'), comment);
  const thread = () => findByRole(tester, 'group', 'Comment and public reply');
  const inbox = () => findByRole(tester, 'group', 'Direct message to the follower');

  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  it('[ADM-02] shows which word fires, the public reply, and the very message that the follower gets', async () => {
    await open();
    await findByRole(tester, 'radio', 'My honest week with the Pulse earbuds');
    await write('PRICE?');
    await findByText(tester, '“price” triggers AutoDM: it is a default trigger word.');
    await findByText(await thread(), 'PRICE?');
    await findByText(await thread(), reply);
    await findByText(await inbox(), 'Hey! Here are the links you asked for:');

    await world.control('comments', { auto_dm_post_id: 'post-lamps', from: 'riya', text: 'PRICE?' });
    const { messages: [message] } = await world.control<{ messages: { text: string }[] }>('outbox');
    const bubble = (await inbox()).querySelector('.try-bubble')?.textContent.trim();
    expect(bubble).to.equal(message?.text);
    expect(bubble?.match(/\/l\//g)).to.have.length(3);
  });

  it('shows the message of the chosen post', async () => {
    await open();
    await write('link');
    await findByText(await inbox(), 'Brass Diya Night Lamp');
    await click(tester, 'radio', 'My honest week with the Pulse earbuds');
    await gone(await inbox(), 'Brass Diya Night Lamp');
    expect((await inbox()).textContent.match(/\/l\/postearbuds\d/g)).to.have.length(2);
    await findByText(await thread(), /^asha\.finds My honest week with the Pulse earbuds/);
  });

  it('says of an own word that it is one, and of a resting one that nothing is sent', async () => {
    await open();
    await write('So FESTIVE!');
    await findByText(tester, '“festive” triggers AutoDM: it is one of your trigger words.');
    await write('haul 😍');
    await findByText(tester, '“haul” is one of your words, but it is switched off, so nothing is sent.');
    await findByText(await inbox(), 'No message goes out.');
    expect(queryAllByText(tester, reply)).to.have.length(0);
  });

  it('hears at once that a word was switched on, and that one was added', async () => {
    await open();
    await write('haul');
    await findByText(tester, /^“haul” is one of your words, but it is switched off/);
    await click(element, 'switch', 'haul');
    await findByText(tester, '“haul” triggers AutoDM: it is one of your trigger words.');
    await write('saree?');
    await findByText(tester, 'No trigger word stands in this comment, so nothing is sent.');
    type(await findByRole(element, 'textbox', 'Custom trigger word'), 'saree');
    await click(element, 'button', 'Add');
    await findByText(tester, '“saree” triggers AutoDM: it is one of your trigger words.');
  });

  it('says that nothing is sent without a whole trigger word', async () => {
    await open();
    await findByText(tester, 'Write a comment to try it.');
    expect(queryAllByRole(tester, 'group').map((group) => group.getAttribute('aria-label'))).to.deep.equal(['Examples']);
    await write('So overpriced');
    await findByText(tester, 'No trigger word stands in this comment, so nothing is sent.');
    await findByText(await thread(), 'So overpriced');
    await findByText(await inbox(), 'No message goes out.');
    await findByText(tester, /^We assume that a word counts when it stands on its own/);
  });

  it('says that nothing is sent while AutoDM is off', async () => {
    await open();
    await write('price');
    await findByText(await thread(), reply);
    await click(element, 'switch', 'AutoDM');
    await findByText(tester, 'AutoDM is off, so nothing is sent. Switched on, “price” would trigger it.');
    await findByText(await inbox(), 'No message goes out.');
    expect(queryAllByText(await thread(), reply)).to.have.length(0);
    for (const comment of ['lovely', '']) {
      await write(comment);
      await findByText(tester, 'AutoDM is off, so nothing is sent.');
    }
  });

  it('fills in an example, and shows a comment as text', async () => {
    await open();
    await click(tester, 'button', 'Link please 😍');
    await findByText(await thread(), 'Link please 😍');
    await write('<b>wow</b>');
    await findByText(await thread(), '<b>wow</b>');
    await findByText(tester, '“wow” triggers AutoDM: it is a default trigger word.');
  });

  it('tries the default words where the own ones could not be loaded, and says so', async () => {
    await world.control('faults', { method: 'GET', path: '/home/get-custom-words', status: 400, times: 1 });
    await open();
    await write('details please');
    await findByText(tester, '“details” triggers AutoDM: it is a default trigger word.');
    await findByText(tester, 'Your own words could not be loaded, so only the default ones are tried.');
  });

  it('asks for a linked post where there is none, and is accessible', async () => {
    world = await createWorld();
    await world.login();
    await world.control('flags', { flag: 'instagram_connected', value: true });
    await open();
    await click(element, 'switch', 'AutoDM');
    await write('price');
    await findByText(await thread(), reply);
    await findByText(await inbox(), /^Link a post first, so that there are product links to send\./);
    expect(queryAllByRole(tester, 'radio')).to.have.length(0);
    await click(await inbox(), 'link', 'Link a post');
    expect(went).to.deep.equal(['/auto-dm-post-linking']);
    await expectAccessible(element);
  });

  it('says that the message cannot be shown where the posts could not be loaded', async () => {
    await world.control('faults', { method: 'POST', path: '/home/listing', status: 400, times: 1 });
    await open();
    await write('price');
    await findByText(await inbox(), 'Your linked posts could not be loaded, so the message cannot be shown.');
  });

  it('sends nothing, and is accessible with a message in view', async () => {
    await open();
    await findByRole(tester, 'radio', 'My honest week with the Pulse earbuds');
    const before = (await world.requests()).length;
    await write('price');
    await findByText(await inbox(), 'Brass Diya Night Lamp');
    expect((await world.requests()).slice(before)).to.have.length(0);
    expect((await world.control<{ messages: unknown[] }>('outbox')).messages).to.have.length(0);
    await expectAccessible(element);
  });
});
