import { signal } from '@preact/signals-core';
import { createCollection } from '../../api/contract/collections';
import type { CallInput } from '../../api/contract/call';
import type { Product } from '../../api/contract/shapes';
import type { SelectionOrigin } from '../../domain/selection';
import { createProductTask } from '../shared/products/product-task';
import type { StoreContext } from '../../state/context';
import { draftStore } from '../shared/session/draft-store';
import { lastPlatformStore, platformChoices, type PlatformChoice } from './last-platform-store';
import { linkCounterStore } from './link-counter-store';
import { defineStore } from '../../state/store';

/** A collection of products, or a link to one product (platform SINGLE_LINK). */
export type LinkKind = 'collection' | 'single';

export interface LinkForm {
  kind: LinkKind;
  name: string;
  platform: PlatformChoice | null;
  mediaLink: string;
  /** The creator has changed the form, so it is not changed without them any more. */
  touched: boolean;
}

/** What is missing in a field, as 'Complete' has found it. The text is read while it is shown, in the language of that moment. */
export interface FieldProblem {
  readonly field: 'platform' | 'media' | 'name';
  readonly text: () => string;
}

function readForm(kept: unknown): LinkForm | undefined {
  const { kind, name, platform, mediaLink, touched } = (kept ?? {}) as Partial<LinkForm>;
  const known = (kind === 'collection' || kind === 'single') && (platform === null || platformChoices.includes(platform as PlatformChoice));
  if (!known || typeof name !== 'string' || typeof mediaLink !== 'string') return undefined;
  return { kind, name, platform: platform as PlatformChoice | null, mediaLink, touched: touched !== false };
}

function createLink(context: StoreContext) {
  const counter = context.use(linkCounterStore);
  const platforms = context.use(lastPlatformStore);
  const task = createProductTask(context, 'link', createCollection);

  const suggestion = () => counter.suggest(new Date());
  const empty = (): LinkForm => ({ kind: 'collection', name: suggestion(), platform: platforms.last(), mediaLink: '', touched: false });
  const form = context.use(draftStore).open<LinkForm>({ name: 'link-form', empty, read: readForm });
  const problem = signal<FieldProblem | undefined>(undefined);
  let suggested = suggestion();

  const edit = (change: Partial<LinkForm>) => {
    problem.value = undefined;
    form.value = { ...form.peek(), ...change, touched: true };
  };
  /** One pasted product is a single link, which needs neither a name nor a platform; more are a collection. */
  const followSelection = () => {
    const now = form.peek();
    if (now.touched) return;
    const { products } = task.selection.peek();
    const kind = products.length === 1 && products[0]?.selection_origin === 'PRODUCT_LINK' ? 'single' : 'collection';
    if (kind !== now.kind) form.value = { ...now, kind };
  };

  return {
    ...task,
    form,
    /** Stays until the form is changed. */
    problem,
    pick(product: Product, origin: SelectionOrigin, picked: boolean) {
      task.pick(product, origin, picked);
      followSelection();
    },
    deselect(id: string) {
      task.deselect(id);
      followSelection();
    },
    setName: (name: string) => edit({ name }),
    setKind: (kind: LinkKind) => edit({ kind }),
    /** Selecting a platform clears the media link. */
    setPlatform: (platform: PlatformChoice) => edit({ platform, mediaLink: '' }),
    setMediaLink: (mediaLink: string) => edit({ mediaLink }),
    /** As the task's, and clears the form; a suggested name counts as used. */
    async create(input: CallInput<typeof createCollection>, fail: (cause: Error) => void) {
      const made = await task.create(input, fail);
      if (!made) return undefined;
      const { kind, name, platform } = form.peek();
      if (kind === 'collection' && name.trim() === suggested) counter.use(new Date());
      if (kind === 'collection' && platform) platforms.remember(platform);
      form.value = empty();
      suggested = form.peek().name;
      return made;
    },
    reset() {
      task.reset();
      problem.value = undefined;
      suggested = suggestion();
    },
  };
}

/**
 * An affiliate link or a collection: ADD_PRODUCTS, then SUCCESS after its creation (specification section 4).
 * `complete-link` contains what 'Complete' checks and sends. The drafts survive an unmount.
 */
export const linkStore = defineStore({ lifetime: 'page', create: createLink });
