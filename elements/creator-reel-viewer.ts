import { defineCreatorElement } from './define';
import type { ScreenElement } from './screen-element';

/**
 * The full-screen reel viewer of one category: route /reels/{categoryId} (specification section 2).
 *
 * @attribute category-id - which category
 * @fires creator-navigate, creator-error
 */
export const CreatorReelViewer = defineCreatorElement('creator-reel-viewer', {
  attributes: { 'category-id': 'string' },
  skeleton: ['banner'],
  screen: () => import('../src/screens/reels/reels-screen').then((m) => m.ReelsScreen),
  prefetch: () => import('../src/stores/reels-store').then(({ reelsStore }) => (runtime, values) => {
    if (values['categoryId']) void runtime.use(reelsStore).ensure();
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-reel-viewer': ScreenElement;
  }
}
