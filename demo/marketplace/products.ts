import type { InStatement } from '@libsql/client';
import type { PostType } from '../../src/api/contract/performance-shapes';
import type { Product } from '../../src/api/contract/shapes';
import { insertMany } from './seed/insert-many';
import { Refusal } from './refusal';
import { randomCode } from './tokens';
import { affiliateRate, otherRate } from './rules/money';
import { numberOf, rupees, textOf, textOrNull, type World } from './world';

type Row = Record<string, unknown>;

/** The address of the picture; its sizes are name_{128|256|512}.webp. */
export const pictureUrl = (root: string, picture: unknown): string | null => {
  const name = textOrNull(picture);
  return name && `${root}/images/${name}.png`;
};

/** Decodes to code, productId, externalProductId and utm_source. */
export const affiliateLink = (root: string, code: string, productId: string): string =>
  `${root}/l/${code}?product_id=${productId}&external_product_id=${productId}&utm_source=creator`;

/** A product as on the wire; it has an affiliate link only as part of a creator's post. */
export const wireProduct = (root: string, row: Row): Product => ({
  id: textOf(row.id),
  name: textOf(row.name),
  image: pictureUrl(root, row.picture),
  catalog_id: textOf(row.catalog_id),
  affiliate_link: row.code === undefined || row.code === null ? null : affiliateLink(root, textOf(row.code), textOf(row.id)),
  price: rupees(row.price),
  commission_rate: (numberOf(row.affiliate) === 1 ? affiliateRate : otherRate) / 100,
});

/** The products of many posts, in their order. */
export async function linkedProducts(
  world: World, root: string, type: PostType, ids: readonly string[],
): Promise<Map<string, Product[]>> {
  const found = new Map<string, Product[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await world.rows(
    `SELECT p.*, l.code, l.post_id FROM links l JOIN products p ON p.id = l.product_id
     WHERE l.post_type = ? AND l.position >= 0 AND l.post_id IN (${ids.map(() => '?').join(',')}) ORDER BY l.post_id, l.position`,
    [type, ...ids],
  );
  for (const row of rows) found.get(textOf(row.post_id))?.push(wireProduct(root, row));
  return found;
}

/** The ids of products, each once; unknown products are refused. */
async function knownIds(world: World, products: readonly { id: string }[]): Promise<string[]> {
  const ids = [...new Set(products.map(({ id }) => id))];
  if (ids.length === 0) throw new Refusal(400, 'Add at least one product');
  const known = await world.rows(`SELECT id FROM products WHERE id IN (${ids.map(() => '?').join(',')})`, ids);
  if (known.length !== ids.length) throw new Refusal(400, 'One of these products is not sold any more');
  return ids;
}

/** New codes for the products of a post; unknown products are refused, repeated ones are stored once. */
export async function linkProducts(
  world: World, creatorId: string, type: PostType, postId: string, products: readonly { id: string }[],
): Promise<{ statements: InStatement[]; codes: Map<string, string> }> {
  const ids = await knownIds(world, products);
  const codes = new Map(ids.map((id) => [id, randomCode(7)]));
  const statements = insertMany('links', ['code', 'creator_id', 'post_type', 'post_id', 'product_id', 'position'],
    ids.map((id, position) => [codes.get(id) ?? '', creatorId, type, postId, id, position]));
  return { statements, codes };
}

/**
 * Other products for a post: those that stay or come back keep their codes, and the code of one that goes still leads to
 * its product and earns, because it was shared.
 */
export async function relinkProducts(
  world: World, creatorId: string, type: PostType, postId: string, products: readonly { id: string }[],
): Promise<InStatement[]> {
  const ids = await knownIds(world, products);
  const rows = await world.rows('SELECT product_id FROM links WHERE post_type = ? AND post_id = ?', [type, postId]);
  const linked = new Set(rows.map(({ product_id: id }) => textOf(id)));
  const added = ids.filter((id) => !linked.has(id));
  return [
    // A position below 0: not listed.
    { sql: 'UPDATE links SET position = -1 WHERE post_type = ? AND post_id = ?', args: [type, postId] },
    ...insertMany('links', ['code', 'creator_id', 'post_type', 'post_id', 'product_id', 'position'],
      added.map((id) => [randomCode(7), creatorId, type, postId, id, 0])),
    ...ids.map((id, position) => ({ sql: 'UPDATE links SET position = ? WHERE post_type = ? AND post_id = ? AND product_id = ?', args: [position, type, postId, id] })),
  ];
}

/** The stored products of these codes, in the order of the codes. */
export async function wireProducts(world: World, root: string, codes: ReadonlyMap<string, string>): Promise<Product[]> {
  const rows = await world.rows(`SELECT * FROM products WHERE id IN (${[...codes].map(() => '?').join(',')})`, [...codes.keys()]);
  const byId = new Map(rows.map((row) => [textOf(row.id), row]));
  return [...codes].flatMap(([id, code]) => {
    const row = byId.get(id);
    return row ? [wireProduct(root, { ...row, code })] : [];
  });
}
