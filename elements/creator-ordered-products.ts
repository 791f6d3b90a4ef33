import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * The products that a creator has ordered before, ready to share.
 *
 * @fires creator-navigate - creating a link; the header's arrow leads Home
 * @example
 * <creator-ordered-products></creator-ordered-products>
 */
export const CreatorOrderedProducts = defineCreatorElement('creator-ordered-products', {
  skeleton: ['heading', 'button', 'tiles', 'tiles', 'tiles'],
  screen: () => loadChunk(() => import('../src/features/products/ordered-products-screen'), 'OrderedProductsScreen'),
  prefetch: () => loadChunk(() => import('../src/features/shared/products/product-source-store'), 'previousOrdersStore').then((previousOrdersStore) => (runtime) => {
    runtime.use(previousOrdersStore).prefetch();
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-ordered-products': InstanceType<typeof CreatorOrderedProducts>;
  }
}
