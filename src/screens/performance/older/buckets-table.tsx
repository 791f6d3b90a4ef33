import { useId } from 'react';
import { bucketTitle, type Bucket } from '../../../domain/buckets';
import { formatCount, formatMoney } from '../../../domain/money';
import { performanceWords as words } from '../../../text/en/performance';
import { olderPerformanceWords } from '../../../text/en/performance-older';
import { Card } from '../../../widgets/card';

/** What each commission rate brought in (decision A19). */
export function BucketsTable({ buckets }: { buckets: readonly Bucket[] }) {
  const id = useId();
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
          // A row of its own for the rate, since its title is as wide as the figures.
          <tbody key={index}>
            <tr><th scope="rowgroup" colSpan={3}>{bucketTitle(bucket)}</th></tr>
            <tr>
              <td>{formatMoney(bucket.sales)}</td>
              <td>{formatCount(bucket.orders)}</td>
              <td>{formatMoney(bucket.commission)}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </Card>
  );
}
