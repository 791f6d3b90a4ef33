import { expect } from '@open-wc/testing';
import { createWorld, type World } from '../../../support/world';
import { ask } from './ask';

interface Message { channel: string; to: string; text: string }
interface Comment { from: string; trigger_word: string | null; state: string; reply: string | null }
interface Post { auto_dm_post_id: string; product_details_list: { name: string; affiliate_link: string }[] }

const lamp = 'post-lamps';

describe('AutoDM in the sandbox', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  const say = async (text: string, post = lamp, from = 'riya') =>
    (await world.control<{ messages_sent: number }>('comments', { auto_dm_post_id: post, from, text })).messages_sent;
  const outbox = async () => (await world.control<{ messages: Message[] }>('outbox')).messages;
  const comments = async () => (await world.control<{ comments: Comment[] }>('comments')).comments;
  const turn = (on: boolean) => ask(world, 'PUT', '/home/auto-dm-toggle', { enable_auto_dm: on });
  const setWord = (id: string, status: string) => ask(world, 'PUT', `/home/update-custom-word-status/${id}`, { status });
  const posts = async () =>
    (await ask(world, 'POST', '/home/listing', { page_index: 0, page_size: 20 })).body.auto_dm_posts as unknown as Post[];

  it('[ADM-02] sends every product of the post with its affiliate link, and replies below the comment', async () => {
    expect(await say('PRICE?')).to.equal(1);
    const linked = (await posts()).find(({ auto_dm_post_id: id }) => id === lamp)?.product_details_list ?? [];
    expect(linked).to.have.length(3);
    const lines = linked.map(({ name, affiliate_link: link }) => `${name}\n${link}`);
    expect((await outbox()).map(({ channel, to, text }) => [channel, to, text]))
      .to.deep.equal([['dm', 'riya', ['Hey! Here are the links you asked for:', ...lines].join('\n\n')]]);
    const [told] = await comments();
    expect([told?.trigger_word, told?.state, told?.reply]).to.deep.equal(['price', 'answered', 'Hey! Please check your DM ❤️']);
  });

  it('sends nothing without a whole trigger word', async () => {
    expect(await say('So overpriced 😍')).to.equal(0);
    const [told] = await comments();
    expect([told?.trigger_word, told?.state, told?.reply]).to.deep.equal([null, 'no trigger word', null]);
  });

  it('is set off by own words while they are active', async () => {
    expect(await say('haul?')).to.equal(0);
    expect(await say('so Festive!')).to.equal(1);
    expect(await say('दीया कहाँ से')).to.equal(1);
    await setWord('word-2', 'ACTIVE');
    expect(await say('haul?')).to.equal(1);
    await setWord('word-1', 'INACTIVE');
    expect(await say('so festive')).to.equal(0);
    expect(await outbox()).to.have.length(3);
  });

  it('goes by the words that are active when the comment is written', async () => {
    await say('haul please', lamp, 'first');
    await say('haul', lamp, 'second');
    await setWord('word-2', 'ACTIVE');
    await turn(false);
    await turn(true);
    await say('price', lamp, 'third');
    expect((await outbox()).map(({ to }) => to)).to.deep.equal(['third', 'first']);
  });

  it('sends one message per comment, however many requests come at once', async () => {
    await turn(false);
    await Promise.all(['a', 'b', 'c'].map((from) => say('price', lamp, from)));
    expect(await outbox()).to.have.length(0);
    await Promise.all([turn(true), turn(true), say('link', lamp, 'd'), world.control('flags', { flag: 'instagram_connected', value: true }), turn(true)]);
    expect((await outbox()).map(({ to }) => to)).to.have.members(['a', 'b', 'c', 'd']);
    await turn(false);
    await turn(true);
    expect(await outbox()).to.have.length(4);
  });

  it('answers two comments of one person with a message each', async () => {
    expect(await Promise.all([say('price'), say('price')])).to.deep.equal([1, 1]);
    expect(await outbox()).to.have.length(2);
  });

  it('sends nothing while AutoDM is off, and catches up within 7 days of the comment', async () => {
    await turn(false);
    expect(await say('price', lamp, 'early')).to.equal(0);
    expect((await comments())[0]?.state).to.equal('waiting');
    await world.control('clock', { advance_days: 3 });
    await say('price', lamp, 'late');
    await world.control('clock', { advance_days: 4.01 });
    await turn(true);
    expect((await outbox()).map(({ to }) => to)).to.deep.equal(['late']);
    expect((await comments()).slice(0, 2).map(({ from, state }) => [from, state])).to.deep.equal([['late', 'answered'], ['early', 'too late']]);
  });

  it('waits in the same way until Instagram is connected again', async () => {
    await world.control('flags', { flag: 'instagram_reconnect_required', value: true });
    expect(await say('price')).to.equal(0);
    await world.control('flags', { flag: 'instagram_reconnect_required', value: false });
    expect(await outbox()).to.have.length(1);
  });

  it('sends nothing for a deleted post, also to those who were waiting', async () => {
    await turn(false);
    await say('price');
    await ask(world, 'PUT', `/home/delete/${lamp}`);
    await turn(true);
    expect(await outbox()).to.have.length(0);
    expect((await comments())[0]?.state).to.equal('post deleted');
    let refused = '';
    await say('price').catch((error: unknown) => { refused = String(error); });
    expect(refused).to.match(/404.*This AutoDM post does not exist/);
  });

  it('refuses an empty comment', async () => {
    let refused = '';
    await say('  ').catch((error: unknown) => { refused = String(error); });
    expect(refused).to.match(/400.*Write a comment first/);
  });

  it('counts a click when the link in the message is followed', async () => {
    await say('link please');
    const link = /https?:\/\/\S+/.exec((await outbox())[0]?.text ?? '')?.[0] ?? '';
    const clicks = async () => Number((await ask(world, 'POST', '/perf/v2/post-details', {
      post_id: lamp, post_type: 'AUTO_DM', time_period: 'LAST_7_DAYS',
    })).body.clicks);
    const before = await clicks();
    expect((await fetch(link)).status).to.equal(200);
    expect(await clicks()).to.equal(before + 1);
  });

  it('lets a tester comment from the control page, and shows message and reply there', async () => {
    const read = async (path: string) => new DOMParser().parseFromString(await (await fetch(world.base + path)).text(), 'text/html');
    const form = (await read('/sandbox')).querySelector('form[action$="/sandbox/api/comments"]') as HTMLFormElement;
    const fields = new FormData(form);
    fields.set('auto_dm_post_id', lamp);
    fields.set('text', '<b>WOW</b>, price?');
    const answer = await fetch(form.getAttribute('action') ?? '', { method: 'POST', body: new URLSearchParams([...fields].map(([key, value]) => [key, String(value)])) });
    expect(new URL(answer.url).searchParams.get('done')).to.equal('Comment answered by direct message');
    for (const page of [await read('/sandbox'), await read('/sandbox/messages')]) {
      expect(page.querySelector('#comments')?.textContent).to.contain('riya_91 <b>WOW</b>, price?').and.contain('Hey! Please check your DM ❤️');
      expect(page.querySelectorAll('#outbox a[href*="/l/"]')).to.have.length(3);
    }
  });
});
