import { expect } from '@open-wc/testing';
import { demoPhone } from '../../demo/marketplace/brand';
import { openPerson, type Person } from '../support/person';

const caption = 'दिवाली की तैयारी शुरू! कौन सा लैंप पसंद आया?';

/** The clicks that Performance shows for this post. */
async function clicksOf(creator: Person): Promise<number> {
  // Of these there are four, so every one is on the first page.
  await creator.goto('/performance?period=LIFETIME&post-type=AUTO_DM');
  await creator.see('heading', /Sales Generating Posts/);
  const page = await creator.readPage();
  const list = page.slice(page.indexOf('Sales Generating Posts'));
  const [, clicks] = /([\d,]+) clicks/.exec(list.slice(list.indexOf(caption))) ?? [];
  if (!list.includes(caption) || clicks === undefined) throw new Error(`no clicks of ${caption} in: ${page.slice(0, 1500)}`);
  return Number(clicks.replaceAll(',', ''));
}

describe('from a comment to a click', () => {
  it('[ADM-01] [ADM-02] sends the links of a linked post to who comments a trigger word, and counts who follows one', async () => {
    const creator = await openPerson({ scenario: 'busy-creator' });
    await creator.goto('/login');
    await creator.login(demoPhone);
    const before = await clicksOf(creator);

    // The creator sees what a comment will do.
    await creator.goto('/auto-dm-activated');
    await creator.see('heading', 'AutoDM is on');
    await creator.fill('textbox', 'Comment', 'PRICE?');
    await creator.click('radio', caption);
    await creator.seeText('“price” triggers AutoDM: it is a default trigger word.');
    const promised = await creator.text('group', 'Direct message to the follower');
    expect(promised).to.contain('Hey! Here are the links you asked for:');

    // Somebody comments; the message and the public reply are on the control page.
    const follower = await openPerson({ server: creator.server });
    await follower.goto('/sandbox');
    await follower.run(`document.querySelector('select[name=auto_dm_post_id]').value = 'post-lamps'`);
    await follower.fill('textbox', 'From', 'riya_91');
    await follower.fill('textbox', 'Comment', 'PRICE?');
    await follower.click('button', 'Comment');
    await follower.seeText('Comment answered by direct message');
    await follower.seeText('Hey! Here are the links you asked for:');
    await follower.seeText('Hey! Please check your DM ❤️');
    const link = await follower.text('link', /\/l\//);
    expect(promised).to.contain(link);

    // Following the link counts a click for that post.
    await follower.goto(link.slice(link.indexOf('/l/')));
    await follower.see('button', 'Buy now');
    expect(await clicksOf(creator)).to.equal(before + 1);

    // Switched off, the next comment gets nothing.
    await creator.goto('/auto-dm-activated');
    await creator.click('switch', 'AutoDM');
    await creator.see('heading', 'AutoDM is off');
    await follower.goto('/sandbox');
    await follower.click('button', 'Comment');
    await follower.seeText('Comment noted; no message went out');
    expect(await follower.count('link', /\/l\//)).to.equal(3);

    expect(await creator.violations()).to.deep.equal([]);
    expect(await follower.violations()).to.deep.equal([]);
  });
});
