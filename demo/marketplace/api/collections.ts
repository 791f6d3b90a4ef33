import QRCode from 'qrcode';
import { createCollection, deleteCollection, downloadQrCode, generateQrCode, getCollectionProducts, getPublicCollection, listCollections } from '../../../src/api/contract/collections';
import { updateCollection } from '../../../src/api/contract/collection-changes';
import type { CallOutput } from '../../../src/api/contract/call';
import * as v from 'valibot';
import { Platform, type Collection } from '../../../src/api/contract/shapes';
import { getCookie } from 'hono/cookie';
import { broughtBy } from '../performance-queries';
import { linkedProducts, linkProducts, pictureUrl, relinkProducts, wireProducts } from '../products';
import { Refusal } from '../refusal';
import { instagramAccount } from '../seed/instagram-account';
import type { Server, Visit } from '../serve';
import { randomCode } from '../tokens';
import { iso, numberOf, textOf, textOrNull, type World } from '../world';
import { checkPage } from './post-linking';

export const qrVisitCookie = 'qr_visit';

const qrImageUrl = (root: string, qr: unknown): string | null => {
  const id = textOrNull(qr);
  return id && `${root}/qr/${id}.png`;
};

/** The picture of the QR code; it leads to /q, where the search is counted. */
export const qrPicture = (root: string, qr: string): Promise<Buffer> =>
  QRCode.toBuffer(`${root}/q/${qr}`, { type: 'png', width: 512, margin: 2, errorCorrectionLevel: 'M' });

const wireCollection = (root: string, row: Record<string, unknown>): Collection => ({
  id: textOf(row.id), name: textOf(row.name), platform: v.parse(Platform, row.platform), media_link: textOrNull(row.media_link),
  created_at: iso(row.created_at), qr_image_url: qrImageUrl(root, row.qr_unique_id), is_editable: row.platform !== 'SINGLE_LINK',
});

const ownCollection = (world: World, id: string, creatorId: string) =>
  world.row('SELECT * FROM collections WHERE id = ? AND creator_id = ? AND deleted_at IS NULL', [id, creatorId]);

/** What visitors see of a collection; undefined if there is none. A visit by its QR code gets the links of that code. */
export async function publicCollection({ world, root, context }: Visit, id: string): Promise<CallOutput<typeof getPublicCollection> | undefined> {
  const row = await world.row('SELECT * FROM collections WHERE id = ? AND deleted_at IS NULL', [id]);
  if (!row) return undefined;
  const qr = textOrNull(row.qr_unique_id);
  const viaQr = qr !== null && getCookie(context, qrVisitCookie) === qr;
  const products = viaQr ? await linkedProducts(world, root, 'QR_CODE', [qr]) : await linkedProducts(world, root, 'COLLECTION', [id]);
  return {
    id: textOf(row.id), name: textOf(row.name), creator_name: instagramAccount.name,
    creator_image_url: pictureUrl(root, instagramAccount.picture), media_link: textOrNull(row.media_link),
    product_details_list: products.get(viaQr ? qr : id) ?? [],
  };
}

const nameOf = ({ collection: { name } }: { collection: { name: string } }): string => {
  const trimmed = name.trim();
  if (trimmed === '') throw new Refusal(400, 'Add a collection name to proceed');
  return trimmed;
};

/** Collections, single links and QR codes. */
export function serveCollections(server: Server): void {
  server.guarded(createCollection, ({ world, creator, root }, { body }) => world.exclusive(async () => {
    const name = nameOf(body);
    const id = `col-${randomCode(8)}`;
    const { statements, codes } = await linkProducts(world, creator.id, 'COLLECTION', id, body.product_details_list);
    const row = {
      id, name, platform: body.collection.platform, media_link: body.collection.media_link ?? null, created_at: world.now(), qr_unique_id: null,
    };
    await world.write([
      {
        sql: 'INSERT INTO collections (id, creator_id, name, platform, media_link, auto_dm, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        args: [id, creator.id, name, row.platform, row.media_link, body.is_auto_dm_enable_flow ? 1 : 0, row.created_at],
      },
      ...statements,
    ]);
    return { collection: wireCollection(root, row), product_details_list: await wireProducts(world, root, codes) };
  }));

  server.guarded(updateCollection, ({ world, creator }, { params, body }) => world.exclusive(async () => {
    const row = await ownCollection(world, params.id, creator.id);
    if (!row || row.platform === 'SINGLE_LINK') throw new Refusal(400, 'This collection cannot be changed');
    const name = nameOf(body);
    const qr = textOrNull(row.qr_unique_id);
    await world.write([
      { sql: 'UPDATE collections SET name = ? WHERE id = ?', args: [name, params.id] },
      ...await relinkProducts(world, creator.id, 'COLLECTION', params.id, body.product_details_list),
      ...(qr ? await relinkProducts(world, creator.id, 'QR_CODE', qr, body.product_details_list) : []),
    ]);
    return { message: 'Collection changed' };
  }));

  server.guarded(deleteCollection, ({ world, creator }, { params }) => world.exclusive(async () => {
    if (!(await ownCollection(world, params.id, creator.id))) return { error: 'The collection you are trying to delete does not exist.' };
    await world.write([{ sql: 'UPDATE collections SET deleted_at = ? WHERE id = ?', args: [world.now(), params.id] }]);
    return { message: 'Collection deleted' };
  }));

  server.guarded(listCollections, async ({ world, creator, root }, { query }) => {
    checkPage(query.page_index, query.page_size);
    const qr = query.collection_type === 'QR_CODE';
    const where = `creator_id = ? AND deleted_at IS NULL${qr ? ' AND qr_unique_id IS NOT NULL' : ''}`;
    const total = numberOf((await world.row(`SELECT COUNT(*) AS n FROM collections WHERE ${where}`, [creator.id]))?.n);
    const rows = await world.rows(
      `SELECT * FROM collections WHERE ${where} ORDER BY ${qr ? 'qr_created_at' : 'created_at'} DESC, id DESC LIMIT ? OFFSET ?`,
      [creator.id, query.page_size, query.page_index * query.page_size],
    );
    const products = await linkedProducts(world, root, 'COLLECTION', rows.map(({ id }) => textOf(id)));
    // A code and the link of its collection are counted apart, as in performance.
    const counted = (row: Record<string, unknown>) => textOf(qr ? row.qr_unique_id : row.id);
    const brought = await broughtBy(world, creator.id, rows.map(counted));
    return {
      collections: rows.map((row) => ({
        ...wireCollection(root, row), product_details_list: products.get(textOf(row.id)) ?? [], ...brought.get(counted(row)),
      })),
      total_pages: Math.ceil(total / query.page_size),
      total_count: total,
    };
  });

  server.guarded(getCollectionProducts, async ({ world, creator, root }, { params }) => {
    const row = await ownCollection(world, params.id, creator.id);
    const products = row ? (await linkedProducts(world, root, 'COLLECTION', [params.id])).get(params.id) : undefined;
    if (!products?.length) return { error: 'No products found in this collection' };
    return { product_details_list: products };
  });

  server.guarded(generateQrCode, ({ world, creator, root }, { body }) => world.exclusive(async () => {
    const row = await ownCollection(world, body.collection_id, creator.id);
    if (!row) throw new Refusal(404, 'This collection does not exist');
    const known = textOrNull(row.qr_unique_id);
    if (known) return { qr_image_url: `${root}/qr/${known}.png`, qr_unique_id: known };
    const qr = `qr${randomCode(6)}`;
    const products = (await linkedProducts(world, root, 'COLLECTION', [body.collection_id])).get(body.collection_id) ?? [];
    // A visit by QR code gets its own links, so that its orders can be distinguished.
    const { statements } = await linkProducts(world, creator.id, 'QR_CODE', qr, products);
    await world.write([
      { sql: 'UPDATE collections SET qr_unique_id = ?, qr_created_at = ? WHERE id = ?', args: [qr, world.now(), body.collection_id] },
      ...statements,
    ]);
    return { qr_image_url: `${root}/qr/${qr}.png`, qr_unique_id: qr };
  }));

  server.guarded(downloadQrCode, async ({ world, root, creator }, { query }) => {
    const start = `${root}/qr/`;
    const qr = query.url.startsWith(start) && query.url.endsWith('.png') ? query.url.slice(start.length, -4) : '';
    const row = await world.row('SELECT id FROM collections WHERE qr_unique_id = ? AND creator_id = ?', [qr, creator.id]);
    if (!row) throw new Refusal(404, 'This QR code does not exist');
    return new Response(new Uint8Array(await qrPicture(root, qr)), { headers: { 'content-type': 'image/png' } });
  });

  server.open(getPublicCollection, async (visit, { params }) => {
    const collection = await publicCollection(visit, params.id);
    if (!collection) throw new Refusal(404, 'This collection does not exist');
    return collection;
  });
}
