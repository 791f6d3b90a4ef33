import { loadChunk } from '../src/bridge/load-chunk';
import { earningsTabs } from '../src/domain/earnings-tabs';
import { defineCreatorElement } from './define';

/**
 * What a creator earns and when it is paid: the split into confirmed, pending and returned, the next payment, and past payments
 * with their statements.
 *
 * @attribute view - Which page of earnings is shown.
 * @attribute tab - Whether the split is told in commission, orders or sales.
 * @fires creator-change - a person chose a view or a tab; `view` is the view's name, `filters` has `view` and `tab`
 * @fires creator-navigate - bank details
 * @example
 * <creator-earnings view="past_payments"></creator-earnings>
 */
export const CreatorEarnings = defineCreatorElement('creator-earnings', {
  attributes: {
    view: ['earnings', 'past_payments', 'confirmed_commission', 'pending_commission'],
    tab: earningsTabs,
  },
  skeleton: ['heading', 'card', 'tabs', 'card', 'card', 'row', 'row'],
  screen: () => loadChunk(() => import('../src/features/earnings/earnings-screen'), 'EarningsScreen'),
  prefetch: () => loadChunk(() => import('../src/features/earnings/earnings-store'), 'earningsStore').then((earningsStore) => (runtime) => {
    runtime.use(earningsStore).prefetch();
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-earnings': InstanceType<typeof CreatorEarnings>;
  }
}
