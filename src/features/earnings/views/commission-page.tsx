import type { ReactNode } from 'react';
import type { Earnings } from '../../../api/contract/earnings';
import { normaliseBucket, type Bucket } from '../../../domain/buckets';
import { bucketLabels } from '../../../text/buckets';
import { earningsSplit } from '../../../domain/earnings-split';
import type { EarningsTab } from '../../../domain/earnings-tabs';
import { formatCount, formatMoney } from '../../../domain/money';
import { earningsWords as words } from '../../../text/en/earnings';
import { commissionViewWords } from '../../../text/en/payments';
import { Button } from '../../../widgets/button';
import { Card } from '../../../widgets/card';
import { StatFigure } from '../../../widgets/stat-figure';
import { styledBy } from '../../../widgets/styled-by';
import { SumNote } from '../../../widgets/sum-note';
import sheet from './earnings.css';
import { EarningsTabs } from './earnings-tabs';

const styled = styledBy(sheet);

const tones = { confirmed: 'payment payment-success', pending: 'payment payment-pending' } as const;
/** Shown if there are no commission rates. */
const withoutRates = () => ({ confirmed: commissionViewWords.confirmed.none, pending: commissionViewWords.pending.text });

interface CommissionPageProps {
  kind: 'confirmed' | 'pending';
  earnings: Earnings;
  tab: EarningsTab;
  onTab: (tab: EarningsTab) => void;
  onInfo: () => void;
  /** Opens the breakdown by commission rate. */
  onBreakdown: () => void;
  /** Below the figures. */
  children?: ReactNode;
}

/** A part of the earnings: the confirmed one with its commission rates, or the pending one. */
export function CommissionPage({ kind, earnings, tab, onTab, onInfo, onBreakdown, children }: CommissionPageProps) {
  const buckets = kind === 'confirmed' ? (earnings.buckets ?? []).map(normaliseBucket) : [];
  const figure = earningsSplit(earnings, tab)[kind];
  const format = tab === 'orders' ? formatCount : formatMoney;
  return (
    <div ref={styled} className="earnings">
      <EarningsTabs tab={tab} onTab={onTab} panelId="commission" />
      <div role="tabpanel" id="commission" aria-label={words.split.tabs[tab]} className="earnings">
        <Card className={tones[kind]}>
          <StatFigure size="large" label={commissionViewWords[kind].figures[tab]} figure={format(figure)} onInfo={onInfo} />
          {buckets.length > 0
            ? <Button onClick={onBreakdown}>{commissionViewWords.confirmed.open}</Button>
            : <p className="muted">{withoutRates()[kind]}</p>}
        </Card>
        {buckets.length > 0 && <Rates buckets={buckets} tab={tab} sum={figure} />}
      </div>
      {children}
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
