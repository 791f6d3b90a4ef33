import { signal } from '@preact/signals-core';
import { createAutoDmPost } from '../api/contract/post-linking';
import type { AutoDmPost, InstagramMedia } from '../api/contract/shapes';
import { linkingProblem } from '../domain/linking-problem';
import { withoutOrigin } from '../domain/selection';
import { uniqueById } from '../domain/unique-by-id';
import { addProductsStore } from './add-products-store';
import type { StoreContext } from './context';
import { createOnce } from './create-once';
import { homeStore } from './home-store';

export type LinkingStep = 'post' | 'products';

/** The products picked for a post, apart from those picked for a collection: two drafts never mix (decision E19). */
export const postProductsStore = (context: StoreContext) => addProductsStore(context);

/**
 * Linking a post: Select Post, Add Products, then SUCCESS once the created post is there (specification
 * section 4, 'Post creation'). The draft outlives the screen, until 'Go to Home'.
 */
export function postLinkingStore(context: StoreContext) {
  const products = context.use(postProductsStore);
  const creation = createOnce(context.client, createAutoDmPost);
  const step = signal<LinkingStep>('post');
  const post = signal<InstagramMedia | undefined>(undefined);
  const created = signal<AutoDmPost | undefined>(undefined);

  function clear() {
    creation.reset();
    products.clear();
    step.value = 'post';
    post.value = undefined;
    created.value = undefined;
  }

  return {
    step,
    post,
    created,
    busy: creation.busy,
    choose(media: InstagramMedia) {
      post.value = media;
    },
    goTo(next: LinkingStep) {
      step.value = next;
    },
    check: () => linkingProblem(post.peek() !== undefined, products.selection.peek().products.length),
    /**
     * Links the chosen post with the picked products, once; a call while one is under way does nothing.
     * @throws ApiError; the draft keeps everything
     */
    async submit(): Promise<void> {
      const media = post.peek();
      if (!media) return;
      const picked = uniqueById(products.selection.peek().products).map(withoutOrigin);
      const answer = await creation.send({ body: { instagram_media: media, product_details_list: picked } });
      if (!answer) return;
      created.value = { ...answer, product_details_list: uniqueById(answer.product_details_list) };
      void context.use(homeStore).reloadPosts();
    },
    /** 'Go to Home': forgets the chosen post, the picked products and what was created. */
    clear,
    reset: clear,
  };
}
