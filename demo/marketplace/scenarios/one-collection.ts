import { bankAccount } from '../seed/bank-account';
import { createHistory, productsAt, type SeedOrder } from '../seed/history';
import { startOfDay } from '../rules/india-days';
import type { Seed } from './scenario';

const noon = 12 * 3_600_000;

/** One collection with orders on the given days, which is all that a payment needs. */
export function oneCollection(
  { creatorId, now }: { creatorId: string; now: number },
  { days, bank }: { days: readonly number[]; bank: boolean },
): Seed {
  const history = createHistory(creatorId);
  const products = productsAt(8, 13, 18, 25);
  const joinedAt = now - 60 * 86_400_000;
  history.collection({ id: 'col-first', name: 'My favourites', platform: 'INSTAGRAM_STORIES', at: joinedAt, products });
  days.forEach((day, index) => {
    const at = Math.min(startOfDay(day) + noon, now);
    const product = products[index % products.length];
    history.clicks('COLLECTION', 'col-first', at, 3);
    const order: SeedOrder | undefined = product && { at, product, newCustomer: index === 0 };
    if (order) history.order('COLLECTION', 'col-first', order);
  });
  return {
    creator: { joinedAt, autoDm: true, flags: { instagram_connected: true } },
    statements: [...history.statements(), ...(bank ? [bankAccount(creatorId, joinedAt)] : [])],
  };
}
