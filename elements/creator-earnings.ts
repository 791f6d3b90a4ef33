import { earningsTabs } from '../src/domain/earnings-split';
import { defineCreatorElement } from './define';
import type { ScreenElement } from './screen-element';

/**
 * Earnings and payments: route /earnings (specification section 2).
 *
 * @attribute view - earnings (default), past_payments, confirmed_commission, pending_commission
 * @attribute tab - commissions (default), orders, sales
 * @fires creator-change - the view and the tab a person chose, under the names of the attributes
 */
export const CreatorEarnings = defineCreatorElement('creator-earnings', {
  attributes: {
    view: ['earnings', 'past_payments', 'confirmed_commission', 'pending_commission'],
    tab: earningsTabs,
  },
  skeleton: ['heading', 'card', 'tabs', 'card', 'card', 'row', 'row'],
  screen: () => import('../src/screens/earnings/earnings-screen').then((module) => module.EarningsScreen),
  prefetch: () => import('../src/stores/earnings-store').then(({ earningsStore }) => (runtime) => {
    void runtime.use(earningsStore).ensure();
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-earnings': ScreenElement;
  }
}
