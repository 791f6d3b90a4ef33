import { useState } from 'react';
import type { Earnings } from '../../api/contract/earnings';
import { normaliseBucket } from '../../domain/buckets';
import { earningsSplit } from '../../domain/earnings-split';
import type { EarningsTab } from '../../domain/earnings-tabs';
import { lazyPart } from '../shared/screen/lazy-part';
import { PaymentDates } from './payment-dates';
import { CommissionPage } from './views/commission-page';

const BreakdownDrawer = lazyPart(() => import('../../widgets/commission-breakdown-drawer'), 'CommissionBreakdownDrawer');
const InfoDrawer = lazyPart(() => import('../../widgets/info-drawer'), 'InfoDrawer');

/** Pending orders are younger than this: they are confirmed after 21 days (specification section 9). */
const pendingDays = 21;

/** The drawer's kind on this screen: 'Confirmed Commissions'. */
const drawerKind = 'confirmed';
const topics = { confirmed: 'confirmedCommissions', pending: 'pendingCommissions' } as const;

interface CommissionViewProps {
  view: 'confirmed_commission' | 'pending_commission';
  earnings: Earnings;
  tab: EarningsTab;
  onTab: (tab: EarningsTab) => void;
}

/** A part of the earnings, with what its buttons open. */
export function CommissionView({ view, earnings, tab, onTab }: CommissionViewProps) {
  const kind = view === 'confirmed_commission' ? 'confirmed' : 'pending';
  const [drawer, setDrawer] = useState<'info' | 'breakdown'>();
  const of = (which: EarningsTab) => earningsSplit(earnings, which)[kind];
  const close = () => setDrawer(undefined);
  return (
    <>
      <CommissionPage kind={kind} earnings={earnings} tab={tab} onTab={onTab} onInfo={() => setDrawer('info')} onBreakdown={() => setDrawer('breakdown')}>
        {kind === 'pending' && <PaymentDates back={pendingDays} ahead={0} />}
      </CommissionPage>
      {drawer === 'info' && <InfoDrawer topic={topics[kind]} onClose={close} />}
      {drawer === 'breakdown' && (
        <BreakdownDrawer
          open
          title={drawerKind}
          buckets={(earnings.buckets ?? []).map(normaliseBucket)}
          totals={{ commission: of('commissions'), sales: of('sales'), orders: of('orders') }}
          onClose={close}
        />
      )}
    </>
  );
}
