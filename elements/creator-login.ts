import { defineCreatorElement } from './define';

/**
 * Login by phone number and one-time password, with testimonials and the sign-up sheet. Goes Home
 * once a registered creator is logged in.
 *
 * @attribute api-base, client-id, locale, color-scheme, loading, base-path - see docs
 * @fires creator-navigate, creator-open-external, creator-track, creator-ready
 */
export const CreatorLogin = defineCreatorElement('creator-login', {
  skeleton: ['heading', 'card', 'row', 'row'],
  screen: () => import('../src/screens/login/login-screen').then((module) => module.LoginScreen),
  open: true,
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-login': InstanceType<typeof CreatorLogin>;
  }
}
