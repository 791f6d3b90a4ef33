import { deletePost, getPostProducts, listAutoDmPosts } from '../../../api/contract/home';
import type { AutoDmPost, Product } from '../../../api/contract/shapes';
import { uniqueById } from '../../../domain/unique-by-id';
import type { StoreContext } from '../../../state/context';
import { createDeleteOnce, type Deletion } from '../../../state/delete-once';
import { createIndexedPager } from '../../../state/indexed-pager';
import { defineStore } from '../../../state/store';
import { deletedStore } from '../collections/deleted-store';
import { cachedProducts } from '../products/cached-products';
import { latestPostsStore } from './latest-posts-store';

export interface ListedPost extends AutoDmPost {
  readonly id: string;
}

/** The complete list of AutoDM posts. */
export const postListStore = defineStore({
  lifetime: 'visible',
  create: ({ client, log, remembered }) => createIndexedPager<ListedPost>({ log }, async (index, size, options) => {
    const page = await client.send(listAutoDmPosts, { body: { page_index: index, page_size: size } }, options);
    const items = page.auto_dm_posts.map((post) => ({
      ...post, id: post.auto_dm_post_id, product_details_list: uniqueById(post.product_details_list),
    }));
    return { items, totalPages: page.total_pages, totalCount: page.total_count };
  }, remembered('posts')),
});

function createPostActions(context: StoreContext) {
  const { client } = context;
  const cache = new Map<string, readonly Product[]>();
  const deleteOnce = createDeleteOnce(context, deletePost);
  const list = context.use(postListStore);
  const refreshLatest = () => void context.use(latestPostsStore).refresh();

  return {
    products: cachedProducts(client, getPostProducts, cache),
    /** @throws ApiError */
    async remove(id: string): Promise<Deletion> {
      const outcome = await deleteOnce(id, () => {
        void list.refresh();
        refreshLatest();
      });
      if (outcome === 'deleted') {
        context.use(deletedStore).add(id);
        cache.delete(id);
        list.remove(id);
      } else void list.refresh();
      refreshLatest();
      return outcome;
    },
    reset: () => cache.clear(),
  };
}

/** The actions of an AutoDM post. */
export const postActionsStore = defineStore({ lifetime: 'page', create: createPostActions });
