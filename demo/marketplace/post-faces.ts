import type { PostType } from '../../src/api/contract/performance-shapes';
import type { Product } from '../../src/api/contract/shapes';
import { linkedProducts, pictureUrl } from './products';
import { iso, textOf, type World } from './world';

/** A post in a list: its name, pictures and products. */
export interface PostFace { description: string; created: string; thumbnails: string[]; products: Product[] }

/** The list data of the creator's posts of one type; deleted ones are included, because their sales remain. */
async function facesOfType(world: World, root: string, creatorId: string, type: PostType, ids: readonly string[]): Promise<[string, PostFace][]> {
  if (ids.length === 0) return [];
  const marks = ids.map(() => '?').join(',');
  const sql = {
    AUTO_DM: `SELECT id, caption AS description, picture, created_at FROM posts WHERE creator_id = ? AND id IN (${marks})`,
    COLLECTION: `SELECT id, name AS description, NULL AS picture, created_at FROM collections WHERE creator_id = ? AND id IN (${marks})`,
    QR_CODE: `SELECT qr_unique_id AS id, name AS description, NULL AS picture, qr_created_at AS created_at FROM collections
      WHERE creator_id = ? AND qr_unique_id IN (${marks})`,
  }[type];
  const [rows, products] = await Promise.all([world.rows(sql, [creatorId, ...ids]), linkedProducts(world, root, type, ids)]);
  return rows.map((row) => {
    const linked = products.get(textOf(row.id)) ?? [];
    const own = pictureUrl(root, row.picture);
    return [textOf(row.id), {
      description: textOf(row.description),
      created: iso(row.created_at),
      thumbnails: own ? [own] : linked.flatMap(({ image }) => (image ? [image] : [])),
      products: linked,
    }];
  });
}

export async function postFaces(
  world: World, root: string, creatorId: string, posts: readonly { postId: string; postType: PostType }[],
): Promise<Map<string, PostFace>> {
  const ids = (type: PostType) => posts.filter(({ postType }) => postType === type).map(({ postId }) => postId);
  const types = ['AUTO_DM', 'COLLECTION', 'QR_CODE'] as const;
  const found = await Promise.all(types.map((type) => facesOfType(world, root, creatorId, type, ids(type))));
  return new Map(found.flat());
}
