import { getPublicCollection } from '../../api/contract/collection-actions';
import type { CallOutput } from '../../api/contract/call';
import type { CollectionType, Product } from '../../api/contract/shapes';
import { uniqueById } from '../../domain/unique-by-id';
import type { StoreContext } from '../../state/context';
import { createKeptValues } from '../../state/kept-values';
import { perElement } from '../../state/per-element';
import { createResource } from '../../state/old-resource';

export type PublicCollection = CallOutput<typeof getPublicCollection> & { readonly product_details_list: readonly Product[] };

const keptCollections = () => createKeptValues<PublicCollection>();

/** The collection that a visitor opened; needs no login. */
export function publicCollectionStore(context: StoreContext) {
  const { client } = context;
  const collection = createResource<PublicCollection>(context, context.use(keptCollections));
  let shown = '';

  function load(id: string, type: CollectionType): Promise<void> {
    const key = `${type}/${id}`;
    if (key !== shown) collection.reset();
    shown = key;
    return collection.run(async (signal) => {
      const answer = await client.send(getPublicCollection, { params: { id }, query: { collectionType: type } }, { signal });
      return { ...answer, product_details_list: uniqueById(answer.product_details_list ?? []) };
    }, key);
  }

  return {
    load: collection.load,
    refresh: load,
    /** Loads unless this collection is at hand or on its way. */
    ensure(id: string, type: CollectionType): Promise<void> {
      const { state } = collection.load.peek();
      if (`${type}/${id}` === shown && (state === 'loading' || state === 'ready')) return Promise.resolve();
      return load(id, type);
    },
    reset(): void {
      shown = '';
      collection.reset();
    },
  };
}

export const publicCollectionStores = perElement(publicCollectionStore);
