import type { CollectionType } from '../src/api/contract/shapes';
import { defineCreatorElement } from './define';
import type { ScreenElement } from './screen-element';

/**
 * The public page of a collection, for buyers: no login is needed and none is asked for.
 *
 * @attribute collection-id - which collection
 * @attribute collection-type - `normal` (default) or `autodm`
 */
export const CreatorCollection = defineCreatorElement('creator-collection', {
  attributes: { 'collection-id': 'string', 'collection-type': ['normal', 'autodm'] },
  skeleton: ['heading', 'tiles', 'tiles'],
  open: true,
  screen: () => import('../src/screens/collection/collection-screen').then((module) => module.CollectionScreen),
  prefetch: () => import('../src/stores/public-collection-store').then(({ publicCollectionStore }) => (runtime, values) => {
    const id = values['collectionId'] as string | undefined;
    if (id) void runtime.use(publicCollectionStore).ensure(id, values['collectionType'] as CollectionType);
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-collection': ScreenElement;
  }
}
