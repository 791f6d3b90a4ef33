import { getPublicCollection } from '../../api/contract/collections';
import type { CallOutput } from '../../api/contract/call';
import type { CollectionType, Product } from '../../api/contract/shapes';
import { uniqueById } from '../../domain/unique-by-id';
import type { StoreContext } from '../../state/context';
import { createKeptValues } from '../../state/kept-values';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';

export type PublicCollection = CallOutput<typeof getPublicCollection> & { readonly product_details_list: readonly Product[] };

const keptCollections = () => createKeptValues<PublicCollection>();

interface Shown {
  readonly id: string;
  readonly type: CollectionType;
}

function createPublicCollection(context: StoreContext) {
  const { client } = context;
  const collection = createResource<PublicCollection, Shown>(context, async ({ signal }, { id, type }) => {
    const answer = await client.send(getPublicCollection, { params: { id }, query: { collectionType: type } }, { signal });
    return { ...answer, product_details_list: uniqueById(answer.product_details_list ?? []) };
  }, { staysInView: () => false, kept: context.use(keptCollections) });
  return {
    ...collection,
    prefetch: (id: string, type: CollectionType) => id && collection.prefetch({ id, type }),
    /** Without a collection id there is nothing to load. */
    ensure: (id: string, type: CollectionType) => (id ? collection.ensure({ id, type }) : Promise.resolve()),
  };
}

/** The collection that a visitor opened; needs no login. */
export const publicCollectionStore = defineStore({ lifetime: 'element', isPublic: true, create: createPublicCollection });
