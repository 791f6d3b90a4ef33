import { signal } from '@preact/signals-core';
import type { AutoDmPost, InstagramMedia } from '../api/contract/shapes';

export type LinkingStep = 'post' | 'products';

/**
 * Linking a post: Select Post, Add Products, then SUCCESS once the created post is there (specification
 * section 4, 'Post creation'). What the second step needs is in `link-post-store`. The draft outlives the
 * screen, until 'Go to Home'.
 */
export function postLinkingStore() {
  const step = signal<LinkingStep>('post');
  const post = signal<InstagramMedia | undefined>(undefined);
  const created = signal<AutoDmPost | undefined>(undefined);

  function clear() {
    step.value = 'post';
    post.value = undefined;
    created.value = undefined;
  }

  return {
    step,
    post,
    created,
    choose(media: InstagramMedia) {
      post.value = media;
    },
    goTo(next: LinkingStep) {
      step.value = next;
    },
    clear,
    reset: clear,
  };
}
