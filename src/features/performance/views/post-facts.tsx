import { formatDay } from '../../../text/days';
import { formatExactMoney } from '../../../domain/exact-money';
import { formatCount, formatMoney } from '../../../domain/money';
import { formatPercent } from '../../../domain/performance-figures';
import { postRatios } from '../../../domain/post-ratios';
import { usesSearches } from '../../../domain/post-types';
import { postTypeWords } from '../../../text/en/post-types';
import type { Post } from '../../../domain/posts';
import type { InfoTopic } from '../../../text/en/info';
import { performancePostWords, performanceWords } from '../../../text/en/performance';
import { postDetailWords as words } from '../../../text/en/post-details';
import { Badge } from '../../../widgets/badge';
import { Card } from '../../../widgets/card';
import { StatFigure } from '../../../widgets/stat-figure';
import { ThumbnailGrid } from '../../../widgets/thumbnail-grid';

/** The facts of a post: its pictures, caption, type and day. */
export function PostHeader({ post, picture }: { post: Post; picture: (url: string) => string | null }) {
  const day = formatDay(post.createdAt);
  const images = post.thumbnails.map((src, index) => ({ src: picture(src), alt: words.picture(index + 1) }));
  return (
    <Card className="post-header">
      <ThumbnailGrid images={images} label={words.pictures} />
      <div className="post-header-text">
        <p className="post-header-title" dir="auto">{post.description || performancePostWords.untitled}</p>
        <Badge tone="primary">{postTypeWords[post.type]}</Badge>
        {day && <p className="muted">{words.created(day)}</p>}
      </div>
    </Card>
  );
}

/** The earnings of a post and the figures behind them. */
export function PostOverview({ post, onInfo }: { post: Post; onInfo: (topic: InfoTopic) => void }) {
  return (
    <Card as="section" labelledBy="post-overview">
      <h2 id="post-overview" className="visually-hidden">{performanceWords.commission}</h2>
      <StatFigure size="large" label={performanceWords.commission} figure={formatMoney(post.commission)} onInfo={() => onInfo('commissions')} />
      <div className="overview-figures">
        {usesSearches(post.type)
          ? <StatFigure label={performanceWords.searches} figure={formatCount(post.searches)} />
          : <StatFigure label={performanceWords.clicks} figure={formatCount(post.clicks)} onInfo={() => onInfo('clicks')} />}
        <StatFigure label={performanceWords.orders} figure={formatCount(post.orders)} onInfo={() => onInfo('orders')} />
        <StatFigure label={performanceWords.sales} figure={formatMoney(post.sales)} onInfo={() => onInfo('sales')} />
      </div>
      <PostRatios post={post} />
    </Card>
  );
}

/** The average result of a visit, which makes posts of different reach comparable. */
function PostRatios({ post }: { post: Post }) {
  const ratios = postRatios(post);
  if (!ratios) return null;
  const names = usesSearches(post.type) ? words.perSearch : words.perClick;
  return (
    <dl className="post-ratios">
      <div><dt>{names.commission}</dt><dd>{formatExactMoney(ratios.commission)}</dd></div>
      <div><dt>{names.orders}</dt><dd>{formatPercent(ratios.orderPercent)}</dd></div>
    </dl>
  );
}
