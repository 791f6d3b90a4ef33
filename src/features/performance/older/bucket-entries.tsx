import { useId } from 'react';
import { formatAverage, type DetailBucket } from '../../../domain/detail-buckets';
import { detailBucketLabels } from '../../../text/buckets';
import { formatCount, formatMoney } from '../../../domain/money';
import { olderDrawerWords as words } from '../../../text/en/performance-older-details';
import { Card } from '../../../widgets/card';

/** The result of a post by range of commission rates. */
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
