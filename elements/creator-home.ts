import { defineCreatorElement } from './define';

/**
 * Home: the programme banner, the Instagram connection, previews of what the creator has shared, and
 * the reward banner.
 *
 * @attribute api-base, client-id, locale, color-scheme, loading, base-path - see docs
 * @fires creator-navigate, creator-open-external, creator-session-expired, creator-ready
 */
export const CreatorHome = defineCreatorElement('creator-home', {
  skeleton: ['heading', 'card', 'tabs', 'figures', 'figures'],
  screen: () => import('../src/screens/home/home-screen').then((module) => module.HomeScreen),
  prefetch: () => import('../src/stores/home-store').then(({ homeStore }) => (runtime, { basePath }) =>
    runtime.use(homeStore).enter(String(basePath ?? '').replace(/\/+$/, ''))),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-home': InstanceType<typeof CreatorHome>;
  }
}
