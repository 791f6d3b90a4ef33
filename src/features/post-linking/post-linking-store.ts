import { computed } from '@preact/signals-core';
import { createAutoDmPost } from '../../api/contract/post-linking';
import { InstagramMedia, type AutoDmPost } from '../../api/contract/shapes';
import { parseBody } from '../../api/parse-body';
import { productsToSend } from '../../domain/selection';
import type { StoreContext } from '../../state/context';
import { latestPostsStore } from '../shared/posts/latest-posts-store';
import { createProductTask } from '../shared/products/product-task';
import { draftStore } from '../shared/session/draft-store';
import { defineStore } from '../../state/store';

export type LinkingStep = 'post' | 'products';

interface Draft {
  step: LinkingStep;
  post?: InstagramMedia;
}

function readDraft(kept: unknown): Draft | undefined {
  const { step, post } = (kept ?? {}) as Partial<Draft>;
  const known = parseBody(InstagramMedia, post)?.value;
  return known && { step: step === 'products' ? step : 'post', post: known };
}

function createPostLinking(context: StoreContext) {
  const draft = context.use(draftStore).open<Draft>({ name: 'post', empty: () => ({ step: 'post' }), read: readDraft });
  const step = computed(() => draft.value.step);
  const post = computed(() => draft.value.post);
  const task = createProductTask(context, 'post', createAutoDmPost);

  return {
    ...task,
    step,
    post,
    choose(media: InstagramMedia) {
      draft.value = { ...draft.peek(), post: media };
    },
    goTo(next: LinkingStep) {
      draft.value = { ...draft.peek(), step: next };
    },
    /** Links the selected post with the selected products, as the task creates: once, and then the drafts are cleared. */
    async link(fail: (cause: Error) => void): Promise<AutoDmPost | undefined> {
      const media = post.peek();
      if (!media) return undefined;
      const products = productsToSend(task.selection.peek().products);
      const linked = await task.create({ body: { instagram_media: media, product_details_list: products } }, fail);
      if (!linked) return undefined;
      draft.value = { step: 'post' };
      void context.use(latestPostsStore).refresh();
      return linked;
    },
  };
}

/**
 * Linking a post: Select Post, Add Products, then SUCCESS after the creation (specification section 4, 'Post
 * creation'). The drafts survive an unmount, until the post is linked.
 */
export const postLinkingStore = defineStore({ lifetime: 'page', create: createPostLinking });
