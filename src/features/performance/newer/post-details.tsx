import { useSignals } from '@preact/signals-react/runtime';
import { failureOf, valueAtHand } from '../../../domain/load';
import type { Period } from '../../../domain/periods';
import { postDetailStore, type PostDetails as Details, type PostKey } from '../post-detail-store';
import { errorVariants } from '../../../text/en/errors';
import { AsOf } from '../../../widgets/as-of';
import { ErrorState } from '../../../widgets/error-state';
import { Skeleton } from '../../../widgets/skeleton';
import { styledBy } from '../../../widgets/styled-by';
import { useMediaAddress } from '../../shared/screen/checked-address';
import { useEnsured, useLoads } from '../../shared/screen/store-hooks';
import { useExplanation } from '../explanation';
import { LinkedProducts } from '../linked-products';
import sheet from './post-details.css';
import { BonusCard } from '../views/bonus-card';
import { PostHeader, PostOverview } from '../views/post-facts';

const styled = styledBy(sheet);

/** One post: its facts, its earnings in the period, and its products. */
export function PostDetails({ post: { id, type }, period }: { post: PostKey; period: Period }) {
  useSignals();
  const store = useEnsured(postDetailStore, id, type, period);
  const load = store.load.value;
  const details = valueAtHand(load);
  const error = failureOf(load);
  const retry = useLoads([{ load, refresh: store.refresh }]);
  return (
    <>
      {error && <ErrorState error={error} text={errorVariants.performance} onRetry={retry} />}
      <AsOf loads={[load]} onRetry={retry} />
      {details && <Facts {...details} busy={load.state === 'loading'} />}
      {!error && !details && <><Skeleton shape="row" /><Skeleton shape="card" /><Skeleton shape="row" count={2} /></>}
    </>
  );
}

function Facts({ post, products, busy }: Details & { busy: boolean }) {
  const address = useMediaAddress();
  const [explain, explanation] = useExplanation();
  return (
    <div ref={styled} className="performance-panel" aria-busy={busy}>
      <PostHeader post={post} picture={address} />
      <PostOverview post={post} onInfo={explain} />
      {(post.newUserEarnings ?? 0) > 0 && <BonusCard id="post-bonus" earnings={post.newUserEarnings} orders={post.newUserOrders} onInfo={explain} />}
      <LinkedProducts products={products} />
      {explanation}
    </div>
  );
}
