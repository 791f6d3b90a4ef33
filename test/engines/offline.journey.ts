import assert from 'node:assert/strict';
import { answersOnDevice } from '../support/device-answers';
import type { Journey } from './journey';
import { until } from './until';

export const journey: Journey = {
  name: 'offline and back: the app opens with what was last known, keeps what is typed and its place, and goes on by itself',
  scenario: 'busy-creator',
  loggedIn: true,
  async walk({ creator, sandbox }) {
    /** Answers are stored when the browser has time. */
    const isRemembered = (resource: string) => until(`${resource} is not remembered`, async () => (await creator.evaluate(answersOnDevice)).includes(` ${resource} `));
    await creator.goto('/influencer-home');
    await creator.sees('@asha.finds');
    await creator.evaluate(async () => { await navigator.serviceWorker.ready; });
    await creator.reload();
    await creator.sees('@asha.finds');
    assert.equal(await creator.evaluate(() => Boolean(navigator.serviceWorker.controller)), true);
    await creator.goto('/auto-dm-activated');
    await creator.scrollsTo('heading', 'Your trigger words'); // the field comes when it is near
    await creator.fill('Custom trigger word', 'lamp');
    for (const resource of ['auto-dm', 'trigger-words']) await isRemembered(resource);
    await creator.goto('/earnings');
    await creator.finds('heading', 'How your earnings add up');
    await isRemembered('earnings');
    const before = await creator.reads(/Total commission ₹([\d,]+)/);
    const place = await creator.evaluate(() => {
      scrollTo(0, 250);
      return scrollY;
    });
    assert.ok(place > 100);

    await sandbox.leaveNetwork();
    await creator.reload();
    await creator.finds('group', 'Not up to date');
    const known = await creator.reads(/Total commission ₹([\d,]+)/);
    assert.equal(known[1], before[1]);
    await until('the page has not come back to its place', async () => await creator.evaluate(() => scrollY) === place);
    await creator.goto('/auto-dm-activated');
    await creator.finds('group', 'Not up to date');
    await creator.scrollsTo('heading', 'Your trigger words');
    await creator.finds('textbox', 'Custom trigger word');
    assert.equal(await creator.value('Custom trigger word'), 'lamp');
    await creator.click('button', 'Add');
    await creator.finds('alert');
    assert.equal(await creator.value('Custom trigger word'), 'lamp');

    await sandbox.comeBack();
    await creator.click('button', 'Add');
    await creator.reads(/Add lamp /);
    await creator.goto('/earnings');
    await creator.reads(/Total commission ₹/);
  },
};
