import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useState } from 'react';
import { indiaToday } from '../../domain/dates';
import { formatDay, formatRange } from '../../text/days';
import { periodWords } from '../../text/en/periods';
import { postTypeWords } from '../../text/en/post-types';
import { periodOptions } from '../../text/periods';
import { formatExactMoney } from '../../domain/exact-money';
import { formatCount } from '../../domain/money';
import { periods, type Period } from '../../domain/periods';
import { resolvePeriod } from '../../domain/performance-window';
import { type Post, postKey } from '../../domain/posts';
import { postRows, postTotals } from '../../domain/statement';
import { statementStore } from './statement-store';
import { statementWords as words } from '../../text/en/statement';
import { EmptyState } from '../../widgets/empty-state';
import { Select } from '../../widgets/select';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { StatementActions, StatementPaper } from './statement-actions';
import { StatementLoad } from './statement-load';

const columns = () => words.postColumns;

/** The result of each post in one of the API's periods. */
export function PostStatement({ shown }: { shown: boolean }) {
  useSignals();
  const store = useStore(statementStore);
  const [period, setPeriod] = useState<Period>(periods[0]);
  useLayoutEffect(() => {
    if (shown) void store.posts.ensure(period);
  }, [store, shown, period]);
  return (
    <div className="statement-part">
      <Select label={words.period} options={periodOptions()} value={period} onChange={setPeriod} />
      <StatementLoad load={store.posts.load.value} received={store.received.posts.value} onRetry={() => void store.posts.refresh()}>
        {({ items, period: of }, remarks) => <Earned posts={items} period={of} remarks={remarks} />}
      </StatementLoad>
    </div>
  );
}

function Earned({ posts, period, remarks }: { posts: readonly Post[]; period: Period; remarks: readonly string[] }) {
  const { brand } = useScreen().runtime;
  if (posts.length === 0) return <div role="status"><EmptyState kind="posts" title={words.noPosts} text="" /></div>;
  const now = new Date();
  const days = resolvePeriod(period, now);
  const label = periodWords.names[period];
  const range = days ? `${label}, ${formatRange(days.from, days.to)}` : label;
  const totals = postTotals(posts);
  const titles = Object.values(columns());
  const figures = [
    formatCount(totals.clicks), formatCount(totals.searches), formatCount(totals.orders),
    formatExactMoney(totals.sales), formatExactMoney(totals.commission), formatExactMoney(totals.bonus),
  ];
  return (
    <>
      <dl className="statement-sums">
        <div><dt>{words.commission}</dt><dd>{formatExactMoney(totals.commission)}</dd></div>
        <div><dt>{words.sales}</dt><dd>{formatExactMoney(totals.sales)}</dd></div>
        <div><dt>{words.orders}</dt><dd>{formatCount(totals.orders)}</dd></div>
      </dl>
      <p className="muted" role="status">{`${words.posts(formatCount(posts.length))}, ${range}`}</p>
      <StatementActions
        fileName={`posts_${days ? `${days.from}_${days.to}` : `lifetime_${indiaToday(now)}`}`}
        rows={() => postRows(posts, titles, ({ type }) => postTypeWords[type], words.paper.total, remarks)}
        paper={() => (
          <StatementPaper
            title={words.paper.posts(brand.name)}
            range={range}
            columns={[
              { name: columns().description }, { name: columns().type }, { name: columns().created },
              ...(['clicks', 'searches', 'orders', 'sales', 'commission', 'bonus'] as const).map((name) => ({ name: columns()[name], figure: true })),
            ]}
            lines={posts.map((post) => ({
              key: postKey(post),
              cells: [
                post.description || post.id, postTypeWords[post.type], formatDay(post.createdAt), formatCount(post.clicks), formatCount(post.searches),
                formatCount(post.orders), formatExactMoney(post.sales), formatExactMoney(post.commission), formatExactMoney(post.newUserEarnings),
              ],
            }))}
            total={[words.paper.total, '', '', ...figures]}
            notes={[...remarks, words.postNote]}
          />
        )}
      />
      <p className="muted statement-note">{words.postNote}</p>
    </>
  );
}
