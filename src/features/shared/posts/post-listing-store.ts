import { listAutoDmPosts } from '../../../api/contract/home';
import { deletePost, getPostProducts } from '../../../api/contract/home-actions';
import type { AutoDmPost, Product } from '../../../api/contract/shapes';
import { uniqueById } from '../../../domain/unique-by-id';
import { cachedProducts } from '../products/cached-products';
import type { StoreContext } from '../../../state/context';
import { createDeleteOnce, type Deletion } from '../../../state/delete-once';
import { deletedStore } from '../collections/deleted-store';
import { homeStore } from './home-store';
import { createPagedList } from '../../../state/paged-list';

export interface ListedPost extends AutoDmPost {
  readonly id: string;
}

/** The full list of AutoDM posts, 20 per page, and what can be done with one. */
export function postListingStore(context: StoreContext) {
  const { client } = context;
  const cache = new Map<string, readonly Product[]>();
  const deleteOnce = createDeleteOnce(context, deletePost);
  const list = createPagedList<ListedPost>(context, async (index, size, options) => {
    const page = await client.send(listAutoDmPosts, { body: { page_index: index, page_size: size } }, options);
    const items = page.auto_dm_posts.map((post) => ({
      ...post, id: post.auto_dm_post_id, product_details_list: uniqueById(post.product_details_list),
    }));
    return { items, totalPages: page.total_pages, totalCount: page.total_count };
  });

  return {
    list,
    products: cachedProducts(client, getPostProducts, cache),
    /** @throws ApiError */
    async remove(id: string): Promise<Deletion> {
      const outcome = await deleteOnce(id, () => {
        void list.refresh();
        void context.use(homeStore).reloadPosts();
      });
      if (outcome === 'deleted') {
        context.use(deletedStore).add(id);
        cache.delete(id);
        list.remove(id);
      } else void list.refresh();
      void context.use(homeStore).reloadPosts();
      return outcome;
    },
    reset() {
      cache.clear();
      list.reset();
    },
  };
}
