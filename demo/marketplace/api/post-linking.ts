import {
  createAutoDmPost, getProductDetails, listInstagramMedia, listOrderedProducts, listWishlistedProducts,
} from '../../../src/api/contract/post-linking';
import type { Creator } from '../creators';
import { linkProducts, pictureUrl, wireProduct, wireProducts } from '../products';
import { Refusal } from '../refusal';
import { media } from '../seed/media';
import type { GuardedVisit, Server } from '../serve';
import { randomCode } from '../tokens';

const mediaPage = 12;
const largestPage = 100;

export function checkPage(index: number, size: number): void {
  if (!Number.isInteger(index) || index < 0) throw new Refusal(400, 'The page must be a whole number from 0');
  if (!Number.isInteger(size) || size < 1 || size > largestPage) throw new Refusal(400, `The page size must be between 1 and ${largestPage}`);
}

function requireInstagram({ flags }: Creator): void {
  if (flags.instagram_reconnect_required) throw new Refusal(409, 'Please re-connect your instagram');
  if (!flags.instagram_connected) throw new Refusal(409, 'Connect your Instagram account first');
}

async function shelf({ world, root }: GuardedVisit, name: 'ORDERS' | 'WISHLIST', page: number, size: number) {
  checkPage(page, size);
  const rows = await world.rows(
    'SELECT p.* FROM shelves s JOIN products p ON p.id = s.product_id WHERE s.shelf = ? ORDER BY s.position LIMIT ? OFFSET ?',
    [name, size + 1, page * size],
  );
  return {
    product_details_list: rows.slice(0, size).map((row) => wireProduct(root, row)),
    page_number: rows.length > size ? page + 1 : null,
  };
}

/** Selecting a post and its products, and linking them (specification sections 4 and 7). */
export function servePostLinking(server: Server): void {
  server.guarded(listInstagramMedia, async ({ creator, root }, { query }) => {
    requireInstagram(creator);
    const start = query.after === undefined ? 0 : media.findIndex(({ id }) => id === query.after) + 1;
    if (query.after !== undefined && start === 0) throw new Refusal(400, 'This page of posts does not exist');
    const page = media.slice(start, start + mediaPage);
    return {
      instagram_media_list: page.map((item) => ({
        id: item.id, caption: item.caption, display_image_url: pictureUrl(root, item.picture), post_url: item.postUrl,
      })),
      after: start + mediaPage < media.length ? (page.at(-1)?.id ?? null) : null,
    };
  });

  server.guarded(listOrderedProducts, (visit, { query }) => shelf(visit, 'ORDERS', query.page_no, query.page_size));
  server.guarded(listWishlistedProducts, (visit, { query }) => shelf(visit, 'WISHLIST', query.page_no, query.page_size));

  server.guarded(getProductDetails, async ({ world, root }, { params }) => {
    const row = await world.row('SELECT * FROM products WHERE id = ?', [params.id]);
    if (!row) throw new Refusal(404, 'This product does not exist');
    return { product_details: wireProduct(root, row) };
  });

  server.guarded(createAutoDmPost, ({ world, creator, root }, { body }) => world.exclusive(async () => {
    requireInstagram(creator);
    const chosen = media.find(({ id }) => id === body.instagram_media.id);
    if (!chosen) throw new Refusal(400, 'This Instagram post does not exist');
    const id = `post-${randomCode(8)}`;
    const { statements, codes } = await linkProducts(world, creator.id, 'AUTO_DM', id, body.product_details_list);
    const stored = {
      id: chosen.id, caption: chosen.caption, display_image_url: pictureUrl(root, chosen.picture), post_url: chosen.postUrl,
    };
    await world.write([
      {
        sql: 'INSERT INTO posts (id, creator_id, media_id, caption, picture, post_url, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        args: [id, creator.id, stored.id, stored.caption, chosen.picture, stored.post_url, world.now()],
      },
      ...statements,
    ]);
    return { auto_dm_post_id: id, instagram_media: stored, product_details_list: await wireProducts(world, root, codes) };
  }));
}
