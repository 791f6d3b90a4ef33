import { bucketLabels, type Bucket } from '../domain/buckets';
import { formatCount, formatMoney } from '../domain/money';
import { breakdownWords } from '../text/en/commission-breakdown';
import { Drawer } from './drawer';
import sheet from './fact-drawers.css';
import { SumNote } from './sum-note';
import { useSheet } from './use-sheet';

export interface CommissionBreakdownDrawerProps {
  open: boolean;
  onClose: () => void;
  /** 'total' on performance, 'confirmed' on earnings. */
  title: 'total' | 'confirmed';
  buckets: readonly Bucket[];
  totals: { commission: number | null; sales: number | null; orders: number | null };
}

/** What each commission rate brought in, and all of them together. */
export function CommissionBreakdownDrawer({ open, onClose, title, buckets, totals }: CommissionBreakdownDrawerProps) {
  useSheet(sheet);
  const words = breakdownWords;
  return (
    <Drawer open={open} title={words[title]} onClose={onClose}>
      <div className="breakdown">
        {buckets.map((bucket, index) => {
          const labels = bucketLabels(bucket);
          return (
            <dl key={index} className="breakdown-group">
              <dt>{labels.commission}</dt><dd>{formatMoney(bucket.commission)}</dd>
              <dt>{labels.sales}</dt><dd>{formatMoney(bucket.sales)}</dd>
              <dt>{labels.orders}</dt><dd>{formatCount(bucket.orders)}</dd>
            </dl>
          );
        })}
        <dl className="breakdown-group breakdown-sum">
          <dt>{words.sum}</dt><dd>{formatMoney(totals.commission)}</dd>
          <dt>{words.sales}</dt><dd>{formatMoney(totals.sales)}</dd>
          <dt>{words.orders}</dt><dd>{formatCount(totals.orders)}</dd>
        </dl>
        <SumNote columns={(['commission', 'sales', 'orders'] as const).map((field) => ({ lines: buckets.map((bucket) => bucket[field]), sum: totals[field] }))} />
      </div>
    </Drawer>
  );
}
