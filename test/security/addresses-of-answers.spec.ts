import type { Page } from '@playwright/test';
import { everybody, open } from '../access/states';
import { expect, test } from '../support/flow';
import { violationsOf } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';
import { hostileAddresses, isHostile } from './hostile';
import { addressesIn, openedOn, watchOpened } from './watch-addresses';

const looksLikeAddress = /^(https?:)?\/|^www\./;
const namesAddress = /(url|link|href|image|picture|avatar|thumbnail|media|qr)$/i;

/** The same answer, with hostile addresses in place of all of its addresses, one after the other from the given one on. */
function poison(answer: unknown, next: () => string, name = ''): unknown {
  if (Array.isArray(answer)) return answer.map((each) => poison(each, next, name));
  if (typeof answer === 'object' && answer !== null) return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, poison(value, next, key)]));
  return typeof answer === 'string' && (looksLikeAddress.test(answer) || namesAddress.test(name)) ? next() : answer;
}

/** A back end whose answers hold no address but hostile ones. */
async function poisonAnswers(page: Page, start: number): Promise<() => number> {
  let count = 0;
  await page.route(/\/api\//, async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const json = poison(await response.json(), () => hostileAddresses[(start + count++) % hostileAddresses.length] ?? '');
    return route.fulfill({ response, json });
  });
  return () => count;
}

const [walk] = everybody;
const states = walk?.states.filter(({ server }) => server === 'much') ?? [];
/** What taps open cannot be reached where its addresses are all refused. */
const plain = states.filter(({ steps }) => steps.length === 0);

test.describe('an address from the API that is not safe', () => {
  let sandbox: Sandbox;
  let page: Page;
  let poisoned: () => number;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    page = await sandbox.newPage({ loggedIn: true });
    await watchOpened(page);
    poisoned = await poisonAnswers(page, 0);
  });
  test.afterAll(() => sandbox.close());

  for (const state of plain) {
    test(`is nowhere in the markup and opened by no tap: ${state.name}`, async () => {
      const before = poisoned();
      await open(page, sandbox, state);
      // Pictures further down get their address when they come near.
      await page.mouse.wheel(0, 4000);
      expect((await addressesIn(page)).filter(isHostile), 'in the markup').toEqual([]);
      const reward = page.getByRole('button', { name: /reward|offer/i });
      for (let index = await reward.count(); index-- > 0;) await reward.nth(index).click();
      expect((await openedOn(page)).filter(isHostile), 'opened').toEqual([]);
      expect(violationsOf(page)).toEqual([]);
      if (!['help', 'bank-details'].includes(state.name)) expect(poisoned(), 'no answer had an address').toBeGreaterThan(before);
    });
  }

  test('is told from those that are', () => {
    for (const address of [...hostileAddresses, 'javascript:1', 'https://evil.example/b', '//cdn.evil.example', 'https://a@www.bazaar.example/']) expect(isHostile(address), address).toBe(true);
    for (const address of ['/influencer-home', 'https://www.instagram.com/p/1', 'mailto:creators@bazaar.example', '/media/1.png', '#main']) expect(isHostile(address), address).toBe(false);
  });
});
