import { type Bucket } from '../domain/buckets';
import { bucketLabels } from '../text/buckets';
import { formatCount, formatMoney } from '../domain/money';
import { breakdownWords } from '../text/en/commission-breakdown';
import { Drawer } from './drawer';
import sheet from './fact-drawers.css';
import { SumNote } from './sum-note';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface CommissionBreakdownDrawerProps {
  open: boolean;
  onClose: () => void;
  /** 'total' on performance, 'confirmed' on earnings. */
  title: 'total' | 'confirmed';
  buckets: readonly Bucket[];
  totals: { commission: number | null; sales: number | null; orders: number | null };
}

/** The commission by rate, and the sum. */
export function CommissionBreakdownDrawer({ open, onClose, title, buckets, totals }: CommissionBreakdownDrawerProps) {
  const words = breakdownWords;
  return (
    <Drawer open={open} title={words[title]} onClose={onClose}>
      <div ref={styled} className="breakdown">
        {buckets.map((bucket, index) => {
          const labels = bucketLabels(bucket);
          return (
            <dl key={index} className="breakdown-group">
              <div><dt>{labels.commission}</dt><dd>{formatMoney(bucket.commission)}</dd></div>
              <div><dt>{labels.sales}</dt><dd>{formatMoney(bucket.sales)}</dd></div>
              <div><dt>{labels.orders}</dt><dd>{formatCount(bucket.orders)}</dd></div>
            </dl>
          );
        })}
        <dl className="breakdown-group breakdown-sum">
          <div><dt>{words.sum}</dt><dd>{formatMoney(totals.commission)}</dd></div>
          <div><dt>{words.sales}</dt><dd>{formatMoney(totals.sales)}</dd></div>
          <div><dt>{words.orders}</dt><dd>{formatCount(totals.orders)}</dd></div>
        </dl>
        <SumNote columns={(['commission', 'sales', 'orders'] as const).map((field) => ({ lines: buckets.map((bucket) => bucket[field]), sum: totals[field] }))} />
      </div>
    </Drawer>
  );
}
