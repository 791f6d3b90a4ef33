import { defineCreatorElement } from './define';

/**
 * The bank account that earnings are paid to: route /bank-details (specification section 2). It has no
 * attributes beyond the common ones, and forgets what was typed as soon as it leaves the document.
 *
 * @fires creator-navigate, creator-track (`otp_delivered` alone), creator-error, creator-session-expired
 */
export const CreatorBankDetails = defineCreatorElement('creator-bank-details', {
  skeleton: ['heading', 'card', 'card'],
  screen: () => import('../src/screens/bank-details/bank-details-screen').then((module) => module.BankDetailsScreen),
  prefetch: () => import('../src/stores/bank-details-store').then(({ bankDetailsStore }) => (runtime) => {
    void runtime.use(bankDetailsStore).ensure();
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-bank-details': InstanceType<typeof CreatorBankDetails>;
  }
}
