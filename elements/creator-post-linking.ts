import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * Links an Instagram post with products in two steps, so that AutoDM answers the comments on it. The selection is kept
 * until the post is linked. The element has a bar at the bottom, so keep the lower edge of the page free.
 *
 * @fires creator-navigate - the header's arrow and 'Go to Home' lead Home
 * @example
 * <creator-post-linking></creator-post-linking>
 */
export const CreatorPostLinking = defineCreatorElement('creator-post-linking', {
  skeleton: ['heading', 'tabs', 'tiles', 'tiles', 'tiles'],
  screen: () => loadChunk(() => import('../src/features/post-linking/post-linking-screen'), 'PostLinkingScreen'),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-post-linking': InstanceType<typeof CreatorPostLinking>;
  }
}
