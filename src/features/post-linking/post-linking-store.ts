import { computed, signal } from '@preact/signals-core';
import { InstagramMedia, type AutoDmPost } from '../../api/contract/shapes';
import { parseBody } from '../../api/parse-body';
import type { StoreContext } from '../../state/context';
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
  const created = signal<AutoDmPost | undefined>(undefined);
  const clear = () => {
    created.value = undefined;
  };

  return {
    step,
    post,
    created,
    choose(media: InstagramMedia) {
      draft.value = { ...draft.peek(), post: media };
    },
    goTo(next: LinkingStep) {
      draft.value = { ...draft.peek(), step: next };
    },
    /** The post is linked: the draft has been used up. */
    finish(linked: AutoDmPost) {
      created.value = linked;
      draft.value = { step: 'post' };
    },
    /** 'Go to Home': the creator has seen the result. */
    clear,
    reset: clear,
  };
}

/**
 * Linking a post: Select Post, Add Products, then SUCCESS after the creation (specification section 4, 'Post
 * creation'). `link-post-store` contains what the second step needs. The draft survives an unmount, until 'Go to Home'.
 */
export const postLinkingStore = defineStore({ lifetime: 'page', create: createPostLinking });
