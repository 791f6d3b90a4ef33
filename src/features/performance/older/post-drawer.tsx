import { useSignals } from '@preact/signals-react/runtime';
import { useRef, type RefObject } from 'react';
import { failureOf, valueAtHand } from '../../../domain/load';
import { olderPostStore, type OlderPostDetails } from '../older-post-store';
import type { PostKey } from '../post-detail-store';
import { errorVariants } from '../../../text/en/errors';
import { olderDrawerWords as words } from '../../../text/en/performance-older-details';
import { AsOf } from '../../../widgets/as-of';
import { Drawer } from '../../../widgets/drawer';
import { ErrorState } from '../../../widgets/error-state';
import { Skeleton } from '../../../widgets/skeleton';
import { styledBy } from '../../../widgets/styled-by';
import { useScreen } from '../../shared/screen/screen-context';
import { useMediaAddress } from '../../shared/screen/checked-address';
import { useEnsured } from '../../shared/screen/store-hooks';
import { useExplanation } from '../explanation';
import { LinkedProducts } from '../linked-products';
import detailsSheet from '../newer/post-details.css';
import { BonusCard } from '../views/bonus-card';
import { PostHeader, PostOverview } from '../views/post-facts';
import { BucketEntries } from './bucket-entries';
import sheet from './post-drawer.css';

const styled = styledBy(detailsSheet, sheet);

/** One post: its facts, its earnings by rate, and its products. */
export function PostDrawer({ post: { id, type }, onClose }: { post: PostKey; onClose: () => void }) {
  useSignals();
  const { viewsInAddress } = useScreen();
  const store = useEnsured(olderPostStore, id, type);
  const load = store.load.value;
  const details = valueAtHand(load);
  const error = failureOf(load);
  const retry = () => void store.refresh();
  const body = useRef<HTMLDivElement>(null);
  return (
    <Drawer open title={words.title} height="sheet" bodyRef={body} onClose={onClose} inAddress={viewsInAddress}>
      <div ref={styled} className="performance-panel post-drawer">
        {error && <ErrorState error={error} text={errorVariants.performance} onRetry={retry} />}
        <AsOf loads={[load]} onRetry={retry} />
        {details && <Details {...details} scroller={body} />}
        {!error && !details && <><Skeleton shape="row" /><Skeleton shape="card" /><Skeleton shape="row" /></>}
      </div>
    </Drawer>
  );
}

function Details({ post, buckets, products, scroller }: OlderPostDetails & { scroller: RefObject<HTMLDivElement | null> }) {
  const address = useMediaAddress();
  const [explain, explanation] = useExplanation();
  return (
    <>
      <PostHeader post={post} picture={address} />
      <p className="muted">{words.since}</p>
      <PostOverview post={post} onInfo={explain} />
      {buckets.length > 0 && <BucketEntries buckets={buckets} />}
      {(post.newUserEarnings ?? 0) > 0 && <BonusCard id="post-bonus" earnings={post.newUserEarnings} orders={post.newUserOrders} onInfo={explain} />}
      <LinkedProducts products={products} scroller={scroller} />
      {explanation}
    </>
  );
}
