import { loadChunk } from '../src/bridge/load-chunk';
import { earningsTabs } from '../src/domain/earnings-tabs';
import { defineCreatorElement } from './define';

/**
 * The earnings of a creator and when they are paid: the split into confirmed, pending and returned, the next payment,
 * and past payments with their statements.
 *
 * @attribute view - The view of earnings.
 * @attribute tab - Whether the split shows commission, orders or sales.
 * @fires creator-change - the creator selected a view or a tab; `view` is the view's name, `filters` has `view` and
 * `tab`
 * @fires creator-navigate - bank details
 * @example
 * <creator-earnings view="past_payments"></creator-earnings>
 */
export const CreatorEarnings = defineCreatorElement('creator-earnings', {
  attributes: {
    view: ['earnings', 'past_payments', 'confirmed_commission', 'pending_commission'],
    tab: earningsTabs,
  },
  skeleton: ['heading', ['banner', 'figures'], ['card', 'tabs', 'card']],
  screen: () => loadChunk(() => import('../src/features/earnings/earnings-screen'), 'EarningsScreen'),
  first: () => loadChunk(() => import('../src/features/earnings/earnings-first'), 'firstEarnings'),
  prefetch: () => loadChunk(() => import('../src/features/shared/payments/earnings-store'), 'earningsStore').then((earningsStore) => (runtime) => {
    runtime.use(earningsStore).prefetch();
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-earnings': InstanceType<typeof CreatorEarnings>;
  }
}
