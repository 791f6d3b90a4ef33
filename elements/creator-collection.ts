import { loadChunk } from '../src/bridge/load-chunk';
import type { CollectionType } from '../src/api/contract/shapes';
import { defineCreatorElement } from './define';

/**
 * The public page of a collection, for buyers: its products with prices and links to the marketplace. It needs no
 * login.
 *
 * @attribute collection-id - The id of the collection. Without it nothing can be shown.
 * @attribute collection-type - What it was created for: a collection, or the products of an AutoDM post.
 * @example
 * <creator-collection collection-id="col-monsoon"></creator-collection>
 */
export const CreatorCollection = defineCreatorElement('creator-collection', {
  attributes: { 'collection-id': 'string', 'collection-type': ['normal', 'autodm'] },
  skeleton: ['heading', 'tiles', 'tiles'],
  open: true,
  screen: () => loadChunk(() => import('../src/features/public-collection/collection-screen'), 'CollectionScreen'),
  first: () => loadChunk(() => import('../src/features/public-collection/collection-first'), 'firstCollection'),
  prefetch: () => loadChunk(() => import('../src/features/public-collection/public-collection-store'), 'publicCollectionStore').then((publicCollectionStore) => (runtime, values, screen) => {
    publicCollectionStore.of(runtime, screen).prefetch(String(values['collectionId'] ?? ''), values['collectionType'] as CollectionType);
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-collection': InstanceType<typeof CreatorCollection>;
  }
}
