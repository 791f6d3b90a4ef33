import { useId, useState } from 'react';
import { formatCount, formatMoney } from '../../domain/money';
import { usesSearches } from '../../domain/post-types';
import type { Post } from '../../domain/posts';
import { performanceWords as words } from '../../text/en/performance';
import type { InfoTopic } from '../../text/en/info';
import { Card } from '../../widgets/card';
import { StatFigure } from '../../widgets/stat-figure';
import { Explanation } from './explanation';
import { PostRatios } from './post-ratios';

/** The earnings of a post and the figures behind them. */
export function PostOverview({ post }: { post: Post }) {
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
