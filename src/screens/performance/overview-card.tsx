import { lazy, Suspense, useId, useState } from 'react';
import { formatCount, formatMoney } from '../../domain/money';
import { formatPercent } from '../../domain/percent';
import { increaseNote } from '../../domain/periods';
import { usesSearches } from '../../domain/post-types';
import type { Overview } from '../../domain/posts';
import type { PerformanceFilters } from '../../stores/performance-store';
import { performanceWords as words } from '../../text/en/performance';
import type { InfoTopic } from '../../text/en/info';
import { Banner } from '../../widgets/banner';
import { Card } from '../../widgets/card';
import { Icon } from '../../widgets/icons/icon';
import { chevronRightPath } from '../../widgets/icons/first-paths';
import { StatFigure } from '../../widgets/stat-figure';
import { Explanation } from './explanation';

const BreakdownDrawer = lazy(() =>
  import('../../widgets/commission-breakdown-drawer').then((module) => ({ default: module.CommissionBreakdownDrawer })));

/** Which of the two breakdown drawers this is. */
const drawerKind = 'total';

/** '+12%' with its direction; nothing where the server compared with nothing. */
function changeOf(increase: number | null, note?: string | null) {
  if (increase === null) return {};
  const sign = increase > 0 ? '+' : '';
  const direction = increase > 0 ? 'up' : increase < 0 ? 'down' : 'flat';
  return { change: { text: words.change(sign + formatPercent(increase), note), direction } as const };
}

/** The period's commission with what it came from; tapping the commission shows how it adds up. */
export function OverviewCard({ overview, filters }: { overview: Overview; filters: PerformanceFilters }) {
  const id = useId();
  const [topic, setTopic] = useState<InfoTopic>();
  const [breakdown, setBreakdown] = useState(false);
  const searched = usesSearches(filters.postType);
  const { commission, sales, orders } = overview;
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="visually-hidden">{words.totalCommission}</h2>
      <div className="overview-head">
        <StatFigure
          size="large"
          label={words.totalCommission}
          figure={formatMoney(commission)}
          {...changeOf(overview.commissionIncrease, increaseNote(filters.period))}
          onInfo={() => setTopic('commissions')}
        />
        <button type="button" className="overview-open" onClick={() => setBreakdown(true)}>
          {words.breakdown}<Icon path={chevronRightPath} size={16} />
        </button>
      </div>
      <div className="overview-figures">
        {searched
          ? <StatFigure label={words.searches} figure={formatCount(overview.searches)} />
          : <StatFigure label={words.clicks} figure={formatCount(overview.clicks)} {...changeOf(overview.clicksIncrease)} onInfo={() => setTopic('clicks')} />}
        <StatFigure label={words.orders} figure={formatCount(orders)} {...changeOf(overview.ordersIncrease)} onInfo={() => setTopic('orders')} />
        <StatFigure label={words.sales} figure={formatMoney(sales)} {...changeOf(overview.salesIncrease)} onInfo={() => setTopic('sales')} />
      </div>
      <Banner tone="success">{words.cash}</Banner>
      <Explanation topic={topic} onClose={() => setTopic(undefined)} />
      {breakdown && (
        <Suspense fallback={null}>
          <BreakdownDrawer open title={drawerKind} buckets={overview.buckets} totals={{ commission, sales, orders }} onClose={() => setBreakdown(false)} />
        </Suspense>
      )}
    </Card>
  );
}
