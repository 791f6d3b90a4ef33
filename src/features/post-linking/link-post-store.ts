import { createAutoDmPost } from '../../api/contract/post-linking';
import { linkingProblem } from '../../domain/linking-problem';
import { withoutOrigin } from '../../domain/selection';
import { uniqueById } from '../../domain/unique-by-id';
import { createAddProducts } from '../shared/products/add-products-store';
import type { StoreContext } from '../../state/context';
import { createOnce, unsureDraft } from '../shared/session/create-once';
import { draftStore } from '../shared/session/draft-store';
import { latestPostsStore } from '../shared/posts/latest-posts-store';
import { postLinkingStore } from './post-linking-store';
import { defineStore } from '../../state/store';

/** The products selected for a post, separate from those for a collection: two drafts never mix (decision E19). */
export const postProductsStore = defineStore({ lifetime: 'page', create: (context) => createAddProducts(context, 'post') });

function createPostLink(context: StoreContext) {
  const { post, finish } = context.use(postLinkingStore);
  const products = context.use(postProductsStore);
  const creation = createOnce(context.client, createAutoDmPost, context.use(draftStore).open(unsureDraft('post')));

  return {
    busy: creation.busy,
    check: () => linkingProblem(post.peek() !== undefined, products.selection.peek().products.length),
    /**
     * Links the selected post with the selected products, once; a call while one is pending does nothing.
     * @throws ApiError; the draft keeps everything
     */
    async submit(): Promise<void> {
      const media = post.peek();
      if (!media) return;
      const picked = uniqueById(products.selection.peek().products).map(withoutOrigin);
      const answer = await creation.send({ body: { instagram_media: media, product_details_list: picked } });
      if (!answer) return;
      products.clear();
      finish({ ...answer, product_details_list: uniqueById(answer.product_details_list) });
      void context.use(latestPostsStore).refresh();
    },
    reset: creation.reset,
  };
}

/** The second step of linking a post: the products, and the creation itself. */
export const linkPostStore = defineStore({ lifetime: 'page', create: createPostLink });
