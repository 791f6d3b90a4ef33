import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * Login by phone number and one-time password, with testimonials and a sheet for visitors who have not signed up. After
 * the login of a registered creator it opens Home, or the page that `<creator-app>` required the login for.
 *
 * @fires creator-navigate - Home, or the requested page, after the login (`replace` is true)
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
