import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * The bank account for payments: entry, consent, and the one-time password that confirms it. Typed values are deleted
 * as soon as the element leaves the document.
 *
 * @fires creator-navigate - Earnings, once the account is confirmed; Home by the header's arrow, if the browser has
 * no page to go back to
 * @example
 * <creator-bank-details></creator-bank-details>
 */
export const CreatorBankDetails = defineCreatorElement('creator-bank-details', {
  skeleton: ['heading', 'card', 'card'],
  screen: () => loadChunk(() => import('../src/features/bank-details/bank-details-screen'), 'BankDetailsScreen'),
  prefetch: () => loadChunk(() => import('../src/features/bank-details/bank-details-store'), 'bankDetailsStore').then((bankDetailsStore) => (runtime, _values, screen) => {
    bankDetailsStore.of(runtime, screen).prefetch();
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-bank-details': InstanceType<typeof CreatorBankDetails>;
  }
}
