import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * AutoDM: the switch, the connected Instagram account, the linked posts, a field to try a comment, and the words that
 * trigger the message. If the Instagram password was changed, it says so and opens Instagram's consent page after three
 * seconds, unless the message is closed.
 *
 * @fires creator-navigate - linking a post, and the list of all posts
 * @example
 * <creator-auto-dm></creator-auto-dm>
 */
export const CreatorAutoDm = defineCreatorElement('creator-auto-dm', {
  skeleton: ['heading', ['card', 'figures', 'card'], ['card', 'row', 'row']],
  screen: () => loadChunk(() => import('../src/features/auto-dm/auto-dm-screen'), 'AutoDmScreen'),
  prefetch: () => loadChunk(() => import('../src/features/auto-dm/auto-dm-store'), 'autoDmStore').then((autoDmStore) => (runtime) => {
    runtime.use(autoDmStore).prefetch();
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-auto-dm': InstanceType<typeof CreatorAutoDm>;
  }
}
