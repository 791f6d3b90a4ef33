import { useId, useState } from 'react';
import { bucketLabels, normaliseBucket, type Bucket } from '../../domain/buckets';
import { earningsSplit } from '../../domain/earnings-split';
import type { EarningsTab } from '../../domain/earnings-tabs';
import { formatCount, formatMoney } from '../../domain/money';
import type { Earnings } from '../../api/contract/earnings';
import { commissionViewWords } from '../../text/en/payments';
import { earningsWords as words } from '../../text/en/earnings';
import { Button } from '../../widgets/button';
import { Card } from '../../widgets/card';
import { StatFigure } from '../../widgets/stat-figure';
import { SumNote } from '../../widgets/sum-note';
import { EarningsTabs } from './views/earnings-tabs';
import { PaymentDates } from './payment-dates';
import { lazyPart } from '../shared/screen/lazy-part';
import { styledBy } from '../../widgets/styled-by';
import sheet from './views/earnings.css';

const styled = styledBy(sheet);

const BreakdownDrawer = lazyPart(() => import('../../widgets/commission-breakdown-drawer'), 'CommissionBreakdownDrawer');
const InfoDrawer = lazyPart(() => import('../../widgets/info-drawer'), 'InfoDrawer');

/** Pending orders are younger than this: they are confirmed after 21 days (specification section 9). */
const pendingDays = 21;

/** The drawer's kind on this screen: 'Confirmed Commissions'. */
const drawerKind = 'confirmed';
const topics = { confirmed: 'confirmedCommissions', pending: 'pendingCommissions' } as const;

const tones = { confirmed: 'payment payment-success', pending: 'payment payment-pending' } as const;
/** Shown if there are no commission rates. */
const withoutRates = { confirmed: commissionViewWords.confirmed.none, pending: commissionViewWords.pending.text } as const;

interface CommissionViewProps {
  view: 'confirmed_commission' | 'pending_commission';
  earnings: Earnings;
  tab: EarningsTab;
  onTab: (tab: EarningsTab) => void;
}

/** A part of the earnings: the confirmed one with its commission rates, or the pending one. */
export function CommissionView({ view, earnings, tab, onTab }: CommissionViewProps) {
  const id = useId();
  const confirmed = view === 'confirmed_commission';
  const kind = confirmed ? 'confirmed' : 'pending';
  const [drawer, setDrawer] = useState<'info' | 'breakdown'>();
  const buckets = (earnings.buckets ?? []).map(normaliseBucket);
  const rates = confirmed && buckets.length > 0;
  const of = (which: EarningsTab) => earningsSplit(earnings, which)[kind];
  const format = tab === 'orders' ? formatCount : formatMoney;
  const close = () => setDrawer(undefined);
  return (
    <div ref={styled} className="earnings">
      <EarningsTabs tab={tab} onTab={onTab} panelId={id} />
      <div role="tabpanel" id={id} aria-label={words.split.tabs[tab]} className="earnings">
        <Card className={tones[kind]}>
          <StatFigure size="large" label={commissionViewWords[kind].figures[tab]} figure={format(of(tab))} onInfo={() => setDrawer('info')} />
          {rates
            ? <Button onClick={() => setDrawer('breakdown')}>{commissionViewWords.confirmed.open}</Button>
            : <p className="muted">{withoutRates[kind]}</p>}
        </Card>
        {rates && <Rates buckets={buckets} tab={tab} sum={of(tab)} />}
      </div>
      {!confirmed && <PaymentDates back={pendingDays} ahead={0} />}
      {drawer === 'info' && <InfoDrawer topic={topics[kind]} onClose={close} />}
      {drawer === 'breakdown' && (
        <BreakdownDrawer
          open
          title={drawerKind}
          buckets={buckets}
          totals={{ commission: of('commissions'), sales: of('sales'), orders: of('orders') }}
          onClose={close}
        />
      )}
    </div>
  );
}

function Rates({ buckets, tab, sum }: { buckets: readonly Bucket[]; tab: EarningsTab; sum: number | null }) {
  const field = ({ commissions: 'commission', orders: 'orders', sales: 'sales' } as const)[tab];
  return (
    <Card as="section" labelledBy="rates">
      <h2 id="rates">{commissionViewWords.confirmed.rates}</h2>
      <dl className="earnings-lines">
        {buckets.map((bucket, index) => {
          const labels = bucketLabels(bucket);
          const [label, figure] = {
            commissions: [labels.commission, formatMoney(bucket.commission)],
            orders: [labels.orders, formatCount(bucket.orders)],
            sales: [labels.sales, formatMoney(bucket.sales)],
          }[tab];
          return <div key={index}><dt>{label}</dt><dd>{figure}</dd></div>;
        })}
        <div className="earnings-sum"><dt>{commissionViewWords.confirmed.figures[tab]}</dt><dd>{tab === 'orders' ? formatCount(sum) : formatMoney(sum)}</dd></div>
      </dl>
      <SumNote columns={[{ lines: buckets.map((bucket) => bucket[field]), sum }]} />
    </Card>
  );
}
