import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * The full-screen viewer of one category's reels. It is as high as the window, so use it on a page of its own.
 *
 * @attribute category-id - The id of the category. Without it nothing can be shown.
 * @fires creator-navigate - the close button, if the browser has no page to go back to
 * @example
 * <creator-reel-viewer category-id="fashion"></creator-reel-viewer>
 */
export const CreatorReelViewer = defineCreatorElement('creator-reel-viewer', {
  attributes: { 'category-id': 'string' },
  skeleton: ['banner'],
  screen: () => loadChunk(() => import('../src/features/reels/reels-screen'), 'ReelsScreen'),
  prefetch: () => loadChunk(() => import('../src/features/reels/reels-store'), 'reelsStore').then((reelsStore) => (runtime, values) => {
    if (values['categoryId']) runtime.use(reelsStore).prefetch();
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-reel-viewer': InstanceType<typeof CreatorReelViewer>;
  }
}
