import { defineCreatorElement } from './define';

/**
 * AutoDM: the switch, the connected account, and the words that trigger it: route /auto-dm-activated
 * (specification section 2). It has no attributes beyond the common ones.
 *
 * @fires creator-navigate, creator-error, creator-session-expired
 */
export const CreatorAutoDm = defineCreatorElement('creator-auto-dm', {
  skeleton: ['heading', 'card', 'row', 'field', 'row', 'row', 'card'],
  screen: () => import('../src/screens/auto-dm/auto-dm-screen').then((module) => module.AutoDmScreen),
  prefetch: () => import('../src/stores/auto-dm-store').then(({ autoDmStore }) => (runtime) => {
    void runtime.use(autoDmStore).ensure();
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-auto-dm': InstanceType<typeof CreatorAutoDm>;
  }
}
