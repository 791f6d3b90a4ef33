import { useId } from 'react';
import { formatAverage } from '../../../domain/buckets';
import { detailBucketLabels, type DetailBucket } from '../../../domain/detail-buckets';
import { formatCount, formatMoney } from '../../../domain/money';
import { olderPerformanceWords } from '../../../text/en/performance-older';
import { Card } from '../../../widgets/card';

const words = olderPerformanceWords.drawer;

/** What each range of commission rates brought a post. */
export function BucketEntries({ buckets }: { buckets: readonly DetailBucket[] }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id}>{words.rates}</h2>
      {buckets.map((bucket) => {
        const labels = detailBucketLabels(bucket);
        return (
          <div key={bucket.key} className="bucket-entry">
            <h3>{labels.title}</h3>
            <dl>
              <dt>{words.commission}</dt><dd>{formatMoney(bucket.commission)}</dd>
              <dt>{labels.sales}</dt><dd>{formatMoney(bucket.sales)}</dd>
              <dt>{labels.orders}</dt><dd>{formatCount(bucket.orders)}</dd>
              {bucket.average !== null && <><dt>{words.average}</dt><dd>{formatAverage(bucket.average)}</dd></>}
            </dl>
          </div>
        );
      })}
    </Card>
  );
}
