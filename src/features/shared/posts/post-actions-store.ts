import { deletePost, getPostProducts } from '../../../api/contract/home';
import type { Product } from '../../../api/contract/shapes';
import type { StoreContext } from '../../../state/context';
import { createDeleteOnce, type Deletion } from '../../../state/delete-once';
import { defineStore } from '../../../state/store';
import { deletedStore } from '../collections/deleted-store';
import { cachedProducts } from '../products/cached-products';
import { latestPostsStore } from './latest-posts-store';
import { postListStore } from './post-listing-store';

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
