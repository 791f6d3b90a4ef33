import { matchTriggerWord } from '../../../src/domain/trigger-word';
import { dayOf, startOfDay } from '../rules/india-days';
import { createHistory, productsAt, seededRandom } from '../seed/history';
import { bankAccount } from '../seed/bank-account';
import { catalogue } from '../seed/catalogue';
import { defaultWords } from '../trigger-words';
import type { Scenario, Seed } from './scenario';

const day = 86_400_000;
const months = 182;

const posts = [
  { id: 'post-kurta', media: 0, places: [0, 1, 11], age: 150 },
  { id: 'post-desk', media: 1, places: [22, 24, 33, 37, 46], age: 96 },
  { id: 'post-earbuds', media: 3, places: [13, 14], age: 40 },
  { id: 'post-lamps', media: 2, places: [23, 22, 2], age: 12 },
];

const collections = [
  { id: 'col-monsoon', name: 'Monsoon must-haves', platform: 'INSTAGRAM_STORIES', places: [8, 25, 29, 10, 9, 41], age: 170, qr: 'qrMonsoon' },
  { id: 'col-desk', name: 'Desk setup under ₹2,000', platform: 'YOUTUBE', mediaLink: 'https://youtu.be/dQw4w9WgXcQ', places: [22, 37, 20, 47], age: 130, qr: 'qrDesk' },
  { id: 'col-kitchen', name: 'Small kitchen, big flavour', platform: 'FACEBOOK', mediaLink: 'https://www.facebook.com/share/v/1Kx93sample/?mibextid=wwXIfr', places: [31, 32, 33, 46, 26], age: 88, qr: 'qrKitchen' },
  { id: 'col-diwali', name: 'दिवाली गिफ्ट आइडिया', platform: 'INSTAGRAM_STORIES', places: [23, 2, 1, 45], age: 47 },
  { id: 'col-sling', name: `Affiliate_Link_${catalogue[30]?.id ?? ''}`, platform: 'SINGLE_LINK', places: [30], age: 20 },
  { id: 'col-plants', name: 'Plants for north windows', platform: 'INSTAGRAM_STORIES', places: [34, 35, 36], age: 9 },
];

const visited = [
  ...posts.map(({ id, places, age }) => ({ type: 'AUTO_DM' as const, id, places, age, pull: 26 })),
  ...collections.map(({ id, places, age }) => ({ type: 'COLLECTION' as const, id, places, age, pull: 14 })),
  ...collections.flatMap(({ qr, places, age }) => (qr ? [{ type: 'QR_CODE' as const, id: qr, places, age, pull: 6 }] : [])),
];

/** The clicks of one day, and the resulting orders. */
function visitOnce(
  history: ReturnType<typeof createHistory>, random: () => number, { type, id, places, age, pull }: (typeof visited)[number], ago: number, at: number,
): void {
  const weekend = [1, 2].includes(ago % 7) ? 1.6 : 1;
  const clicks = Math.floor(random() * pull * weekend * (0.4 + 0.8 / (1 + (age - ago) / 20)));
  if (clicks === 0) return;
  history.clicks(type, id, at, clicks);
  if (type === 'QR_CODE') history.searches(id, at, clicks + Math.floor(random() * 4));
  const products = productsAt(...places);
  for (let click = 0; click < clicks; click += 1) {
    if (random() > 0.022) continue;
    const product = products[Math.floor(random() * products.length)];
    if (!product) continue;
    const mayBeBack = ago >= 4 && random() < 0.11;
    history.order(type, id, {
      at, product, quantity: random() < 0.2 ? 2 : 1, newCustomer: random() < 0.3,
      returnedAt: mayBeBack ? at + 3 * day : null,
    });
  }
}

/** Comments of the last six days that got their message. */
const asked = ['Link please!', 'Price?', 'Need this', 'wow', 'How much? DM me', 'buy link?', 'Code please', 'Interested', 'details?', 'PRICE', 'Is the order link open?', 'Send it'];

const answeredComments = (now: number) => asked.map((text, index) => {
  const at = now - Math.floor(index / 2) * day - 60_000;
  return {
    sql: 'INSERT INTO comments (post_id, author, text, at, trigger_word, answered_at) VALUES (?, ?, ?, ?, ?, ?)',
    args: [posts[index % posts.length]?.id ?? '', `follower_${index + 1}`, text, at, matchTriggerWord(text, defaultWords) ?? null, at],
  };
});

/**
 * Six months of use, day by day: more on two days a week, more for new posts, and growing. The days are counted back
 * from today, so that the figures are the same on every weekday.
 */
export function busySeed({ creatorId, now }: { creatorId: string; now: number }, withBank = true): Seed {
  const history = createHistory(creatorId);
  for (const { id, media, places, age } of posts) history.post({ id, media, at: now - age * day, products: productsAt(...places) });
  for (const { places, age, ...made } of collections) history.collection({ ...made, at: now - age * day, products: productsAt(...places) });
  // An hour ago, so that nothing is in the future; but never yesterday, or a period would end a day early.
  const lately = Math.max(now - 3_600_000, startOfDay(dayOf(now)));
  const random = seededRandom(20_260_115);
  for (const each of visited) for (let ago = each.age; ago >= 0; ago -= 1) visitOnce(history, random, each, ago, lately - ago * day);
  history.deduction(now - 61 * day, 15_000);
  return {
    creator: {
      joinedAt: now - months * day, autoDm: true,
      flags: { instagram_connected: true, is_payout_experiment_enabled: true },
    },
    statements: [
      ...history.statements(),
      ...answeredComments(now),
      ...(withBank ? [bankAccount(creatorId, now - 160 * day)] : []),
      ...['festive', 'haul', 'दीया'].map((keyword, index) => ({
        sql: 'INSERT INTO trigger_words (id, creator_id, keyword, status, created_at) VALUES (?, ?, ?, ?, ?)',
        args: [`word-${index + 1}`, creatorId, keyword, index === 1 ? 'INACTIVE' : 'ACTIVE', now - (90 - index) * day],
      })),
    ],
  };
}

export const busyCreator: Scenario = {
  title: 'Busy creator: six months of posts, clicks, orders and payments',
  seed: (start) => busySeed(start),
};
