import { Refusal } from './refusal';
import { affiliateRate, commissionOf, mayReturn, newCustomerBonus, otherRate, returnDays } from './rules/money';
import { randomCode } from './tokens';
import { numberOf, textOf, type World } from './world';

/** An order through a link; its commission is fixed at that moment. */
export async function placeOrder(
  world: World, { code, quantity, newCustomer }: { code: string; quantity: number; newCustomer: boolean },
): Promise<string> {
  const link = await world.row(
    'SELECT l.*, p.price, p.affiliate FROM links l JOIN products p ON p.id = l.product_id WHERE l.code = ?', [code],
  );
  if (!link) throw new Refusal(404, 'This link does not exist');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 50) throw new Refusal(400, 'The quantity must be between 1 and 50');
  const sales = numberOf(link.price) * quantity;
  const affiliate = numberOf(link.affiliate) === 1;
  const id = `order-${randomCode(8)}`;
  await world.write([{
    sql: `INSERT INTO orders (id, creator_id, code, post_type, post_id, product_id, quantity, sales, rate, commission, new_customer, bonus, at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      id, textOf(link.creator_id), code, textOf(link.post_type), textOf(link.post_id), textOf(link.product_id), quantity, sales,
      affiliate ? affiliateRate : otherRate, commissionOf(sales, affiliate), newCustomer ? 1 : 0, newCustomer ? newCustomerBonus : 0, world.now(),
    ],
  }]);
  return id;
}

export async function returnOrder(world: World, id: string): Promise<void> {
  await world.exclusive(async () => {
    const order = await world.row('SELECT at, returned_at FROM orders WHERE id = ?', [id]);
    if (!order) throw new Refusal(404, 'This order does not exist');
    if (order.returned_at !== null) throw new Refusal(409, 'This order was already returned');
    if (!mayReturn(numberOf(order.at), world.now())) throw new Refusal(400, `Returns close ${returnDays} days after the order`);
    await world.write([{ sql: 'UPDATE orders SET returned_at = ? WHERE id = ?', args: [world.now(), id] }]);
  });
}

/** Counts the visit of a link and returns its product. */
export async function countClick(world: World, code: string): Promise<string | undefined> {
  const link = await world.row('SELECT * FROM links WHERE code = ?', [code]);
  if (!link) return undefined;
  await world.write([{
    sql: 'INSERT INTO clicks (creator_id, code, post_type, post_id, at, count) VALUES (?, ?, ?, ?, ?, 1)',
    args: [textOf(link.creator_id), code, textOf(link.post_type), textOf(link.post_id), world.now()],
  }]);
  return textOf(link.product_id);
}

const dayLength = 86_400_000;

/** Advances the clock by days; it never goes back. */
export async function advanceClock(world: World, days: number): Promise<void> {
  if (!Number.isFinite(days) || days <= 0 || days > 400) throw new Refusal(400, 'The clock can be moved forward by up to 400 days');
  const offset = world.now() - world.clock() + days * dayLength;
  await world.write([{ sql: "INSERT OR REPLACE INTO settings (key, value) VALUES ('clock_offset', ?)", args: [String(offset)] }]);
  world.setOffset(offset);
}
