import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { formatDay } from '../../domain/dates';
import { formatCount, formatMoney } from '../../domain/money';
import type { Period } from '../../domain/periods';
import { postTypeBadge, usesSearches } from '../../domain/post-types';
import type { Post } from '../../domain/posts';
import { postDetailStore, type PostDetails as Details, type PostKey } from '../../stores/post-detail-store';
import { errorVariants } from '../../text/en/error-variants';
import { performanceWords as words } from '../../text/en/performance';
import type { InfoTopic } from '../../text/en/info';
import { Badge } from '../../widgets/badge';
import { Card } from '../../widgets/card';
import { ErrorState } from '../../widgets/error-state';
import { InfiniteList } from '../../widgets/infinite-list';
import { ProductTile } from '../../widgets/product-tile';
import { Skeleton } from '../../widgets/skeleton';
import { StatFigure } from '../../widgets/stat-figure';
import { ThumbnailGrid } from '../../widgets/thumbnail-grid';
import { useScreen } from '../shared/screen-context';
import { useMediaAddress } from '../shared/use-media-address';
import { BonusCard } from './bonus-card';
import { Explanation } from './explanation';
import { PostRatios } from './post-ratios';
import { valueOf } from './value-of';

/** One post: what it is, what it earned in the period, and its products. */
export function PostDetails({ post: { id, type }, period }: { post: PostKey; period: Period }) {
  useSignals();
  const { runtime, setStatus, onRefresh } = useScreen();
  const store = runtime.use(postDetailStore);
  useLayoutEffect(() => () => store.reset(), [store]);
  useLayoutEffect(() => void store.show({ id, type }, period), [store, id, type, period]);
  useEffect(() => onRefresh(() => store.show({ id, type }, period)), [onRefresh, store, id, type, period]);
  const load = store.load.value;
  const details = valueOf(load);
  const status = load.state === 'failed' ? 'error' : details && 'ready';
  useEffect(() => {
    if (status) setStatus(status);
  }, [status, setStatus]);
  const retry = () => void store.show({ id, type }, period);
  return (
    <>
      {load.state === 'failed' && <ErrorState text={errorVariants.performance} onRetry={retry} />}
      {details && <Facts {...details} busy={load.state === 'loading'} />}
      {load.state !== 'failed' && !details && <><Skeleton shape="row" /><Skeleton shape="card" /><Skeleton shape="row" count={2} /></>}
    </>
  );
}

function Facts({ post, products, busy }: Details & { busy: boolean }) {
  const address = useMediaAddress();
  const title = words.linkedProducts(formatCount(products.length));
  return (
    <div className="performance-panel" aria-busy={busy}>
      <PostHeader post={post} />
      <PostOverview post={post} />
      {post.newUserEarnings > 0 && <BonusCard earnings={post.newUserEarnings} orders={post.newUserOrders} />}
      <h2>{title}</h2>
      {products.length === 0 ? <p className="muted">{words.noProducts}</p> : (
        <InfiniteList
          label={title}
          items={products}
          getKey={(product) => product.id}
          renderItem={({ name, image }) => <Card className="product-row"><ProductTile name={name} image={address(image)} /></Card>}
          hasMore={false}
          loading={false}
          onLoadMore={() => undefined}
        />
      )}
    </div>
  );
}

function PostHeader({ post }: { post: Post }) {
  const address = useMediaAddress();
  const day = formatDay(post.createdAt);
  const images = post.thumbnails.map((src, index) => ({ src: address(src), alt: words.picture(index + 1) }));
  return (
    <Card className="post-header">
      <ThumbnailGrid images={images.length ? images : [{ src: null, alt: '' }]} label={words.pictures} />
      <div className="post-card-text">
        <p className="post-header-title" dir="auto">{post.description || words.untitled}</p>
        <Badge tone="primary">{postTypeBadge(post.type)}</Badge>
        {day && <p className="muted">{words.created(day)}</p>}
      </div>
    </Card>
  );
}

function PostOverview({ post }: { post: Post }) {
  const id = useId();
  const [topic, setTopic] = useState<InfoTopic>();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="visually-hidden">{words.commission}</h2>
      <StatFigure size="large" label={words.commission} figure={formatMoney(post.commission)} onInfo={() => setTopic('commissions')} />
      <div className="overview-figures">
        {usesSearches(post.type)
          ? <StatFigure label={words.searches} figure={formatCount(post.searches)} />
          : <StatFigure label={words.clicks} figure={formatCount(post.clicks)} onInfo={() => setTopic('clicks')} />}
        <StatFigure label={words.orders} figure={formatCount(post.orders)} onInfo={() => setTopic('orders')} />
        <StatFigure label={words.sales} figure={formatMoney(post.sales)} onInfo={() => setTopic('sales')} />
      </div>
      <PostRatios post={post} />
      <Explanation topic={topic} onClose={() => setTopic(undefined)} />
    </Card>
  );
}
