import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * The password-change alert that `<creator-app>` opens over a page when AutoDM is tapped. It opens Instagram after
 * three seconds; `creator-change` with view `closed` reports that it was closed.
 *
 * @internal only `<creator-app>` uses it
 * @fires creator-change - the alert was closed
 */
export const CreatorPasswordAlert = defineCreatorElement('creator-password-alert', {
  skeleton: [],
  screen: () => loadChunk(() => import('../src/features/shared/password-alert/password-alert-screen'), 'PasswordAlertScreen'),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-password-alert': InstanceType<typeof CreatorPasswordAlert>;
  }
}
