import { createCollection } from '../../api/contract/collections';
import type { CallInput } from '../../api/contract/call';
import type { Platform } from '../../api/contract/shapes';
import { createProductTask } from '../shared/products/product-task';
import type { StoreContext } from '../../state/context';
import { draftStore } from '../shared/session/draft-store';
import { linkCounterStore } from './link-counter-store';
import { defineStore } from '../../state/store';

/** The platforms that a creator can select; the app or the server sets the others. */
export const platformChoices = ['INSTAGRAM_STORIES', 'YOUTUBE', 'FACEBOOK'] as const satisfies readonly Platform[];
export type PlatformChoice = (typeof platformChoices)[number];

/** A collection of products, or a link to one product (platform SINGLE_LINK). */
export type LinkKind = 'collection' | 'single';

export interface LinkForm {
  kind: LinkKind;
  name: string;
  platform: PlatformChoice | null;
  mediaLink: string;
}

function readForm(kept: unknown): LinkForm | undefined {
  const { kind, name, platform, mediaLink } = (kept ?? {}) as Partial<LinkForm>;
  const known = (kind === 'collection' || kind === 'single') && (platform === null || platformChoices.includes(platform as PlatformChoice));
  if (!known || typeof name !== 'string' || typeof mediaLink !== 'string') return undefined;
  return { kind, name, platform: platform as PlatformChoice | null, mediaLink };
}

function createLink(context: StoreContext) {
  const counter = context.use(linkCounterStore);
  const task = createProductTask(context, 'link', createCollection);

  const suggestion = () => counter.suggest(new Date());
  const empty = (): LinkForm => ({ kind: 'collection', name: suggestion(), platform: null, mediaLink: '' });
  const form = context.use(draftStore).open<LinkForm>({ name: 'link-form', empty, read: readForm });
  let suggested = suggestion();

  const edit = (change: Partial<LinkForm>) => {
    form.value = { ...form.peek(), ...change };
  };

  return {
    ...task,
    form,
    setName: (name: string) => edit({ name }),
    setKind: (kind: LinkKind) => edit({ kind }),
    /** Selecting a platform clears the media link. */
    setPlatform: (platform: PlatformChoice) => edit({ platform, mediaLink: '' }),
    setMediaLink: (mediaLink: string) => edit({ mediaLink }),
    /** As the task's, and clears the form; a suggested name counts as used. */
    async create(input: CallInput<typeof createCollection>, fail: (cause: Error) => void) {
      const made = await task.create(input, fail);
      if (!made) return undefined;
      if (form.peek().kind === 'collection' && form.peek().name.trim() === suggested) counter.use(new Date());
      form.value = empty();
      suggested = form.peek().name;
      return made;
    },
    reset() {
      task.reset();
      suggested = suggestion();
    },
  };
}

/**
 * An affiliate link or a collection: ADD_PRODUCTS, then SUCCESS after its creation (specification section 4).
 * `complete-link` contains what 'Complete' checks and sends. The drafts survive an unmount.
 */
export const linkStore = defineStore({ lifetime: 'page', create: createLink });
