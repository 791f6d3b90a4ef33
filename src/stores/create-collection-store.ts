import { signal } from '@preact/signals-core';
import { ApiError } from '../api/api-error';
import { createCollection } from '../api/contract/collection-actions';
import type { CallOutput } from '../api/contract/call';
import type { Platform, Product } from '../api/contract/shapes';
import { checkCollectionForm, type SubmitProblem } from '../domain/collection-form';
import { singleLinkName } from '../domain/collection-name';
import { withoutOrigin } from '../domain/selection';
import { uniqueById } from '../domain/unique-by-id';
import { addProductsStore } from './add-products-store';
import { collectionProductsStore } from './collection-products-store';
import type { StoreContext } from './context';
import { createOnce } from './create-once';
import { homeStore } from './home-store';
import { linkCounterStore } from './link-counter-store';

/** The platforms a creator can choose; the others are set by the app or by the server. */
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

/** What is thrown when a creation fails; what the creator reads is in `cause` (decision A18). */
export class CreationFailed extends Error {
  override readonly name = 'CreationFailed';
  constructor(cause: ApiError) {
    super('Failed to Create Collection Link', { cause });
  }
}

/**
 * Making an affiliate link or a collection: ADD_PRODUCTS, then SUCCESS once it is created
 * (specification section 4). The draft outlives the screen.
 */
export function createCollectionStore(context: StoreContext) {
  const { client } = context;
  const products = context.use(addProductsStore);
  const counter = context.use(linkCounterStore);
  const cache = context.use(collectionProductsStore);

  const suggestion = () => counter.suggest(new Date());
  const empty = (kind: LinkKind = 'collection'): LinkForm => ({ kind, name: suggestion(), platform: null, mediaLink: '' });
  const form = signal<LinkForm>(empty());
  const created = signal<Created | undefined>(undefined);
  const creation = createOnce(client, createCollection);
  let suggested = form.peek().name;

  const edit = (change: Partial<LinkForm>) => {
    form.value = { ...form.peek(), ...change };
  };

  function check(): SubmitProblem | null {
    const { kind, platform, mediaLink, name } = form.peek();
    const picked = products.selection.peek().products.length;
    if (kind === 'single') return picked === 0 ? 'noProduct' : picked > 1 ? 'oneProduct' : null;
    return checkCollectionForm({ platform, mediaLink, name }) ?? (picked === 0 ? 'noProduct' : null);
  }

  function body() {
    const { kind, platform, mediaLink, name } = form.peek();
    const picked: Product[] = uniqueById(products.selection.peek().products).map(withoutOrigin);
    const link = mediaLink.trim();
    const collection =
      kind === 'single'
        ? { name: singleLinkName(picked[0]?.id ?? ''), platform: 'SINGLE_LINK' as const }
        : { name: name.trim(), platform: platform ?? 'INSTAGRAM_STORIES', ...(link ? { media_link: link } : {}) };
    return { collection, product_details_list: picked, is_auto_dm_enable_flow: false };
  }

  function clear() {
    products.clear();
    form.value = empty();
    created.value = undefined;
    suggested = form.peek().name;
    creation.reset();
  }

  return {
    form,
    created,
    busy: creation.busy,
    setName: (name: string) => edit({ name }),
    setKind: (kind: LinkKind) => edit({ kind }),
    /** Selecting a platform clears the media link. */
    setPlatform: (platform: PlatformChoice) => edit({ platform, mediaLink: '' }),
    setMediaLink: (mediaLink: string) => edit({ mediaLink }),
    check,
    /**
     * Creates what the form says, once; a call while one is under way does nothing.
     * @throws CreationFailed with the ApiError as its cause; the form keeps everything
     */
    async submit(): Promise<void> {
      try {
        const answer = await creation.send({ body: body() });
        if (!answer) return;
        const made: Created = { ...answer, product_details_list: uniqueById(answer.product_details_list) };
        cache.set(made.collection.id, made.product_details_list);
        if (form.peek().kind === 'collection' && form.peek().name.trim() === suggested) counter.use(new Date());
        created.value = made;
        const home = context.use(homeStore);
        void home.reloadCollections();
      } catch (error) {
        if (error instanceof ApiError) throw new CreationFailed(error);
        throw error;
      }
    },
    /** 'Go to Home': forgets the form, the picked products and what was created. */
    clear,
    reset: clear,
  };
}
