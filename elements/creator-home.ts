import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * The creator's start: the programme, the Instagram connection, previews of what was shared, content inspiration, and the reward.
 * The picture at the top opens the creator's own place.
 *
 * @fires creator-navigate - making links, every list, QR code and inspiration on it, and what the creator's own place leads to: bank details, previous orders, help, and the login page after logging out
 * @fires creator-open-external - the reward banner was tapped
 * @example
 * <creator-home base-path="/creators"></creator-home>
 */
export const CreatorHome = defineCreatorElement('creator-home', {
  skeleton: ['heading', 'card', 'tabs', 'figures', 'figures'],
  screen: () => loadChunk(() => import('../src/features/home/home-screen'), 'HomeScreen'),
  prefetch: () => loadChunk(() => import('../src/features/shared/posts/home-store'), 'homeStore').then((homeStore) => (runtime, { basePath }) =>
    runtime.use(homeStore).enter(String(basePath ?? '').replace(/\/+$/, ''))),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-home': InstanceType<typeof CreatorHome>;
  }
}
