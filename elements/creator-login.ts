import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * Login by phone number and one-time password, with testimonials and the sheet for who has not signed up. Goes Home once a
 * registered creator is logged in, or back to the page that `<creator-app>` kept from view.
 *
 * @fires creator-navigate - Home, or the page that was wanted, once logged in (`replace` is true)
 * @fires creator-open-external - the programme's page, for who has not signed up
 * @example
 * <creator-login></creator-login>
 */
export const CreatorLogin = defineCreatorElement('creator-login', {
  skeleton: ['heading', 'card', 'row', 'row'],
  screen: () => loadChunk(() => import('../src/features/login/login-screen'), 'LoginScreen'),
  open: true,
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-login': InstanceType<typeof CreatorLogin>;
  }
}
