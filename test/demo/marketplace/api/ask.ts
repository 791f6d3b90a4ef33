import type { World } from '../../../support/world';

export interface Answer { status: number; body: Record<string, unknown>; headers: Headers }

/** Calls a world's API as plainly as a browser can, so that these tests rest on no client of ours. */
export async function ask(world: World, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(world.apiBase + path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, headers: response.headers };
}

interface Made { collection: { id: string }; product_details_list: { id: string; affiliate_link: string }[] }

/** Makes a collection of these products and tells its id and the codes of its links. */
export async function makeCollection(world: World, products: readonly string[], headers?: Record<string, string>): Promise<{ id: string; codes: string[]; links: string[] }> {
  const { status, body } = await ask(world, 'POST', '/collection-links/create-collection', {
    collection: { name: 'Favourites', platform: 'INSTAGRAM_STORIES' },
    product_details_list: products.map((id) => ({ id, name: 'as the client knows it' })),
    is_auto_dm_enable_flow: false,
  }, headers);
  if (status !== 200) throw new Error(`The collection was not made: ${status} ${JSON.stringify(body)}`);
  const { collection, product_details_list: made } = body as unknown as Made;
  const links = made.map((product) => product.affiliate_link);
  return { id: collection.id, links, codes: links.map((link) => new URL(link).pathname.split('/').at(-1) ?? '') };
}
