import { signal } from '@preact/signals-core';
import type { createCollection } from '../../api/contract/collections';
import type { CallOutput } from '../../api/contract/call';
import type { Platform } from '../../api/contract/shapes';
import { addProductsStore } from '../shared/products/add-products-store';
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

export type Created = CallOutput<typeof createCollection>;

function readForm(kept: unknown): LinkForm | undefined {
  const { kind, name, platform, mediaLink } = (kept ?? {}) as Partial<LinkForm>;
  const known = (kind === 'collection' || kind === 'single') && (platform === null || platformChoices.includes(platform as PlatformChoice));
  if (!known || typeof name !== 'string' || typeof mediaLink !== 'string') return undefined;
  return { kind, name, platform: platform as PlatformChoice | null, mediaLink };
}

function createLinkForm(context: StoreContext) {
  const products = context.use(addProductsStore);
  const counter = context.use(linkCounterStore);

  const suggestion = () => counter.suggest(new Date());
  const empty = (): LinkForm => ({ kind: 'collection', name: suggestion(), platform: null, mediaLink: '' });
  const form = context.use(draftStore).open<LinkForm>({ name: 'link-form', empty, read: readForm });
  const created = signal<Created | undefined>(undefined);
  let suggested = suggestion();

  const edit = (change: Partial<LinkForm>) => {
    form.value = { ...form.peek(), ...change };
  };

  function clearDraft() {
    products.clear();
    form.value = empty();
    suggested = form.peek().name;
  }
  const reset = () => {
    created.value = undefined;
    suggested = suggestion();
  };

  return {
    form,
    created,
    setName: (name: string) => edit({ name }),
    setKind: (kind: LinkKind) => edit({ kind }),
    /** Selecting a platform clears the media link. */
    setPlatform: (platform: PlatformChoice) => edit({ platform, mediaLink: '' }),
    setMediaLink: (mediaLink: string) => edit({ mediaLink }),
    /** The collection was created; a suggested name counts as used. */
    finish(made: Created) {
      if (form.peek().kind === 'collection' && form.peek().name.trim() === suggested) counter.use(new Date());
      created.value = made;
      clearDraft();
    },
    /** 'Go to Home': the creator has seen the result. */
    clear: reset,
    reset,
  };
}

/**
 * The form of an affiliate link or a collection: ADD_PRODUCTS, then SUCCESS after its creation (specification section
 * 4). `send-collection-store` contains what 'Complete' needs. The draft survives an unmount.
 */
export const createCollectionStore = defineStore({ lifetime: 'page', create: createLinkForm });
