import { ApiError } from '../../api/api-error';
import type { Product } from '../../api/contract/shapes';
import type { Runtime } from '../../runtime';
import { checkCollectionForm, type SubmitProblem } from '../../domain/collection-form';
import { singleLinkName } from '../../domain/collection-name';
import { productsToSend } from '../../domain/selection';
import { collectionProductsStore } from '../shared/collections/collection-products-store';
import { homeStore } from '../shared/posts/home-store';
import { linkProblems } from '../../text/en/link-problems';
import { type FieldProblem, linkStore, type LinkForm } from './link-store';

/** The first thing that is missing. */
function problemOf({ kind, platform, mediaLink, name }: LinkForm, products: number): SubmitProblem | null {
  if (kind === 'single') return products === 0 ? 'noProduct' : products > 1 ? 'oneProduct' : null;
  return checkCollectionForm({ platform, mediaLink, name }) ?? (products === 0 ? 'noProduct' : null);
}

/** The field of what is missing. Products have none: they are where the button is. */
const fields: Readonly<Partial<Record<SubmitProblem, FieldProblem['field']>>> = {
  platform: 'platform', name: 'name', nameTooLong: 'name', youtubeMissing: 'media', youtubeInvalid: 'media', facebookMissing: 'media', facebookInvalid: 'media',
};

/** What the form describes, as the API expects it. */
function bodyOf({ kind, platform, mediaLink, name }: LinkForm, products: Product[]) {
  const link = mediaLink.trim();
  const collection =
    kind === 'single'
      ? { name: singleLinkName(products[0]?.id ?? ''), platform: 'SINGLE_LINK' as const }
      : { name: name.trim(), platform: platform ?? 'INSTAGRAM_STORIES', ...(link ? { media_link: link } : {}) };
  return { collection, product_details_list: products, is_auto_dm_enable_flow: false };
}

/**
 * The action behind 'Complete': shows what is missing, or creates what the form describes.
 * @param page contains the fields; the one that something is wrong with gets the focus, which also brings it into view
 * @param onSend called before the request, because the success screen may be needed soon
 */
export async function completeLink(runtime: Runtime, page: ParentNode | null, tell: (error: unknown) => void, onSend: () => void): Promise<void> {
  const store = runtime.use(linkStore);
  const form = store.form.peek();
  const { products } = store.selection.peek();
  const problem = problemOf(form, products.length);
  const field = problem ? fields[problem] : undefined;
  store.problem.value = problem && field ? { field, text: () => linkProblems[problem] } : undefined;
  if (problem) {
    page?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
    return runtime.toasts.show('error', linkProblems[problem]);
  }
  onSend();
  const made = await store.create({ body: bodyOf(form, productsToSend(products)) }, (cause) => {
    runtime.log('Failed to Create Collection Link'); // the toast has the text for the creator (decision A18)
    if (cause instanceof ApiError && cause.outcomeUnknown) void runtime.use(homeStore).refreshCollections();
    tell(cause);
  });
  if (!made) return;
  runtime.use(collectionProductsStore).set(made.collection.id, made.product_details_list);
  void runtime.use(homeStore).refreshCollections();
}
