import { defineCreatorElement } from './define';
import type { ScreenElement } from './screen-element';

/**
 * The products that a creator has ordered before: route /view-all-ordered-products (specification section 2).
 * It has no attributes beyond the common ones.
 *
 * @fires creator-navigate, creator-error, creator-session-expired
 */
export const CreatorOrderedProducts = defineCreatorElement('creator-ordered-products', {
  skeleton: ['heading', 'button', 'tiles', 'tiles', 'tiles'],
  screen: () => import('../src/screens/ordered-products/ordered-products-screen').then((module) => module.OrderedProductsScreen),
  prefetch: () => import('../src/stores/product-source-store').then(({ productSourceStore }) => (runtime) => {
    const { previousOrders } = runtime.use(productSourceStore);
    if (previousOrders.items.peek().length === 0) void previousOrders.loadMore();
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-ordered-products': ScreenElement;
  }
}
