import { useId } from 'react';
import { bucketTitle, type Bucket } from '../../../domain/buckets';
import { sumRupees } from '../../../domain/column-sum';
import { formatCount, formatMoney } from '../../../domain/money';
import { performanceWords as words } from '../../../text/en/performance';
import { olderPerformanceWords } from '../../../text/en/performance-older';
import { Card } from '../../../widgets/card';
import { SumNote } from '../../../widgets/sum-note';

/** The result by commission rate (decision A19). */
export function BucketsTable({ buckets, totals }: { buckets: readonly Bucket[]; totals: Readonly<Record<'commission' | 'sales' | 'orders', number>> }) {
  const id = useId();
  const added = (field: 'commission' | 'sales' | 'orders') => sumRupees(buckets.map((bucket) => bucket[field]));
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id}>{olderPerformanceWords.buckets}</h2>
      <table className="buckets" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{words.sales}</th>
            <th scope="col">{words.orders}</th>
            <th scope="col">{words.commission}</th>
          </tr>
        </thead>
        {buckets.map((bucket, index) => (
          // The rate has its own row, because its title is as wide as the figures.
          <tbody key={index}>
            <tr><th scope="rowgroup" colSpan={3}>{bucketTitle(bucket)}</th></tr>
            <tr>
              <td>{formatMoney(bucket.sales)}</td>
              <td>{formatCount(bucket.orders)}</td>
              <td>{formatMoney(bucket.commission)}</td>
            </tr>
          </tbody>
        ))}
        <tbody className="buckets-sum">
          <tr><th scope="rowgroup" colSpan={3}>{olderPerformanceWords.sum}</th></tr>
          <tr>
            <td>{formatMoney(added('sales'))}</td>
            <td>{formatCount(added('orders'))}</td>
            <td>{formatMoney(added('commission'))}</td>
          </tr>
        </tbody>
      </table>
      <SumNote columns={(['sales', 'orders', 'commission'] as const).map((field) => ({ lines: buckets.map((bucket) => bucket[field]), sum: totals[field] }))} />
    </Card>
  );
}
