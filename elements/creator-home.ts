import { loadChunk } from '../src/bridge/load-chunk';
import { pathPrefix } from '../src/domain/address-prefix';
import { defineCreatorElement } from './define';

/**
 * The creator's start page: the programme, the Instagram connection, previews of shared posts and links, content
 * inspiration, and the reward. The picture at the top opens the account.
 *
 * @fires creator-navigate - creating links; lists, QR codes and inspiration on the page; and the entries of the
 * account: bank details, previous orders, help, and the login page after logging out
 * @example
 * <creator-home base-path="/creators"></creator-home>
 */
export const CreatorHome = defineCreatorElement('creator-home', {
  skeleton: ['heading', ['card', 'tabs', 'figures', 'figures'], ['figures', 'banner']],
  screen: () => loadChunk(() => import('../src/features/home/home-screen'), 'HomeScreen'),
  first: () => loadChunk(() => import('../src/features/home/home-first'), 'firstHome'),
  prefetch: () => loadChunk(() => import('../src/features/shared/posts/home-store'), 'homeStore').then((homeStore) => (runtime, { basePath }) =>
    runtime.use(homeStore).prefetch(pathPrefix(basePath))),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-home': InstanceType<typeof CreatorHome>;
  }
}
