import type { InValue } from '@libsql/client';
import type { PostTypeFilter } from '../../src/api/contract/performance';
import { dayOf } from './rules/india-days';
import { affiliateRate, otherRate } from './rules/money';
import type { Span } from './rules/period';
import { numberOf, rupees, textOf, type World } from './world';

export interface Totals { clicks: number; searches: number; orders: number; sales: number; commission: number; bonus: number; newOrders: number }
export type DayTotals = Pick<Totals, 'clicks' | 'searches' | 'orders' | 'sales' | 'commission'>;
export interface Bucket { rate: number; orders: number; sales: number; commission: number }

export interface PostSums extends Totals { postId: string; postType: 'AUTO_DM' | 'COLLECTION' | 'QR_CODE' }

interface Scope { creatorId: string; span: Span; type: PostTypeFilter; postId?: string }

const kinds = { AUTO_DM: 'AUTO_DM', COLLECTION: 'COLLECTION', QR_CODE: 'QR_CODE' } as const;

/** The rows of one table in a scope. Only QR codes have searches, so that table has no type column. */
function where({ creatorId, span, type, postId }: Scope, table: 'clicks' | 'orders' | 'searches'): { sql: string; args: InValue[] } {
  const parts = ['creator_id = ?', 'at >= ?', 'at < ?'];
  const args: InValue[] = [creatorId, span.from, span.to];
  if (type !== 'ALL') {
    parts.push(table === 'searches' ? `'QR_CODE' = ?` : 'post_type = ?');
    args.push(type);
  }
  if (postId !== undefined) {
    parts.push('post_id = ?');
    args.push(postId);
  }
  if (table === 'orders') parts.push('returned_at IS NULL');
  return { sql: parts.join(' AND '), args };
}

const orderSums = 'COUNT(*) AS orders, SUM(sales) AS sales, SUM(commission) AS commission, SUM(bonus) AS bonus, SUM(new_customer) AS new_orders';

/** The sums of a period, without returned orders. */
export async function totalsOf(world: World, scope: Scope): Promise<Totals> {
  const clicks = where(scope, 'clicks');
  const searches = where(scope, 'searches');
  const orders = where(scope, 'orders');
  const [clickRow, searchRow, orderRow] = await Promise.all([
    world.row(`SELECT SUM(count) AS n FROM clicks WHERE ${clicks.sql}`, clicks.args),
    world.row(`SELECT SUM(count) AS n FROM searches WHERE ${searches.sql}`, searches.args),
    world.row(`SELECT ${orderSums} FROM orders WHERE ${orders.sql}`, orders.args),
  ]);
  return {
    clicks: numberOf(clickRow?.n), searches: numberOf(searchRow?.n), orders: numberOf(orderRow?.orders),
    sales: numberOf(orderRow?.sales), commission: numberOf(orderRow?.commission), bonus: numberOf(orderRow?.bonus),
    newOrders: numberOf(orderRow?.new_orders),
  };
}

/** The figures of each day in India that has any, without returned orders: their sums are the totals. */
export async function dailyTotals(world: World, scope: Scope): Promise<Map<number, DayTotals>> {
  const days = new Map<number, DayTotals>();
  const of = (day: number) => {
    const known = days.get(day) ?? { clicks: 0, searches: 0, orders: 0, sales: 0, commission: 0 };
    days.set(day, known);
    return known;
  };
  const read = (table: 'clicks' | 'searches' | 'orders', columns: string) => {
    const { sql, args } = where(scope, table);
    return world.rows(`SELECT at, ${columns} FROM ${table} WHERE ${sql}`, args);
  };
  const [clicks, searches, orders] = await Promise.all([read('clicks', 'count'), read('searches', 'count'), read('orders', 'sales, commission')]);
  for (const { at, count } of clicks) of(dayOf(numberOf(at))).clicks += numberOf(count);
  for (const { at, count } of searches) of(dayOf(numberOf(at))).searches += numberOf(count);
  for (const { at, sales, commission } of orders) {
    const day = of(dayOf(numberOf(at)));
    day.orders += 1;
    day.sales += numberOf(sales);
    day.commission += numberOf(commission);
  }
  return days;
}

/** Orders by commission rate, the higher bucket first; both are listed even if one is empty. */
export async function bucketsOf(world: World, scope: Scope): Promise<Bucket[]> {
  const { sql, args } = where(scope, 'orders');
  const rows = await world.rows(
    `SELECT rate, COUNT(*) AS orders, SUM(sales) AS sales, SUM(commission) AS commission
     FROM orders WHERE ${sql} GROUP BY rate`, args,
  );
  return [affiliateRate, otherRate].map((rate) => {
    const row = rows.find((candidate) => numberOf(candidate.rate) === rate);
    return {
      rate, orders: numberOf(row?.orders), sales: numberOf(row?.sales), commission: numberOf(row?.commission),
    };
  });
}

/** What each of these posts has brought so far, without returned orders. */
export async function broughtBy(world: World, creatorId: string, ids: readonly string[]): Promise<Map<string, { clicks: number; commissions: number }>> {
  const brought = new Map(ids.map((id) => [id, { clicks: 0, commissions: 0 }]));
  if (ids.length === 0) return brought;
  const these = `creator_id = ? AND post_id IN (${ids.map(() => '?').join(',')})`;
  const [clicks, orders] = await Promise.all([
    world.rows(`SELECT post_id, SUM(count) AS n FROM clicks WHERE ${these} GROUP BY post_id`, [creatorId, ...ids]),
    world.rows(`SELECT post_id, SUM(commission) AS n FROM orders WHERE ${these} AND returned_at IS NULL GROUP BY post_id`, [creatorId, ...ids]),
  ]);
  for (const { post_id: id, n } of clicks) Object.assign(brought.get(textOf(id)) ?? {}, { clicks: numberOf(n) });
  for (const { post_id: id, n } of orders) Object.assign(brought.get(textOf(id)) ?? {}, { commissions: rupees(n) });
  return brought;
}

export type Sorting = 'SALES' | 'CLICKS' | 'ORDERS' | 'RECENCY' | 'SEARCHES';

const sortings: Record<Sorting, string> = {
  SALES: 'sales DESC, clicks + searches DESC, post_id',
  CLICKS: 'clicks + searches DESC, post_id',
  ORDERS: 'orders DESC, clicks + searches DESC, post_id',
  SEARCHES: 'searches DESC, post_id',
  RECENCY: 'created_at DESC, post_id',
};

/** Posts with clicks or searches in the period, with their sums; `all` includes those without visits. */
export async function postSums(
  world: World, scope: Scope, page: { limit: number; offset: number; sorting: Sorting; all: boolean },
): Promise<{ posts: PostSums[]; total: number }> {
  const clicks = where(scope, 'clicks');
  const searches = where(scope, 'searches');
  const orders = where(scope, 'orders');
  const owned = `SELECT id AS post_id, 'AUTO_DM' AS post_type, created_at FROM posts WHERE creator_id = ?1
    UNION ALL SELECT id, 'COLLECTION', created_at FROM collections WHERE creator_id = ?1
    UNION ALL SELECT qr_unique_id, 'QR_CODE', qr_created_at FROM collections WHERE creator_id = ?1 AND qr_unique_id IS NOT NULL`;
  const sql = `WITH owned AS (${owned.replaceAll('?1', '?')}),
    c AS (SELECT post_id, SUM(count) AS clicks FROM clicks WHERE ${clicks.sql} GROUP BY post_id),
    s AS (SELECT post_id, SUM(count) AS searches FROM searches WHERE ${searches.sql} GROUP BY post_id),
    o AS (SELECT post_id, ${orderSums} FROM orders WHERE ${orders.sql} GROUP BY post_id)
    SELECT owned.post_id, owned.post_type, owned.created_at, COALESCE(clicks, 0) AS clicks, COALESCE(searches, 0) AS searches,
      COALESCE(orders, 0) AS orders, COALESCE(sales, 0) AS sales, commission, bonus, new_orders, COUNT(*) OVER () AS total
    FROM owned LEFT JOIN c USING (post_id) LEFT JOIN s USING (post_id) LEFT JOIN o USING (post_id)
    WHERE (? = 'ALL' OR owned.post_type = ?) ${page.all ? '' : 'AND (clicks > 0 OR searches > 0)'}
    ORDER BY ${sortings[page.sorting]} LIMIT ? OFFSET ?`;
  const rows = await world.rows(sql, [
    scope.creatorId, scope.creatorId, scope.creatorId, ...clicks.args, ...searches.args, ...orders.args, scope.type, scope.type, page.limit, page.offset,
  ]);
  return {
    total: numberOf(rows[0]?.total),
    posts: rows.map((row) => ({
      postId: textOf(row.post_id), postType: kinds[textOf(row.post_type) as keyof typeof kinds], clicks: numberOf(row.clicks),
      searches: numberOf(row.searches), orders: numberOf(row.orders), sales: numberOf(row.sales),
      commission: numberOf(row.commission), bonus: numberOf(row.bonus), newOrders: numberOf(row.new_orders),
    })),
  };
}
