import { computed, signal } from '@preact/signals-core';
import { InstagramMedia, type AutoDmPost } from '../../api/contract/shapes';
import { parseBody } from '../../api/parse-body';
import type { StoreContext } from '../../state/context';
import { draftStore } from '../shared/session/draft-store';

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

/**
 * Linking a post: Select Post, Add Products, then SUCCESS once the created post is there (specification
 * section 4, 'Post creation'). What the second step needs is in `link-post-store`. The draft outlives the
 * screen, until 'Go to Home'.
 */
export function postLinkingStore(context: StoreContext) {
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
    /** 'Go to Home': what was created has been seen. */
    clear,
    reset: clear,
  };
}
