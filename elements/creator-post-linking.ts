import { defineCreatorElement } from './define';

/**
 * Linking an Instagram post with products, so that AutoDM answers comments on it: routes /auto-dm-post-linking
 * and /post-linking (specification section 2). It has no attributes beyond the common ones.
 *
 * @fires creator-navigate, creator-error, creator-session-expired
 */
export const CreatorPostLinking = defineCreatorElement('creator-post-linking', {
  skeleton: ['heading', 'tabs', 'tiles', 'tiles', 'tiles'],
  screen: () => import('../src/screens/post-linking/post-linking-screen').then((m) => m.PostLinkingScreen),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-post-linking': InstanceType<typeof CreatorPostLinking>;
  }
}
