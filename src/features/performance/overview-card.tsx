import { useId, useState, type ReactNode } from 'react';
import { formatCount, formatMoney } from '../../domain/money';
import { formatPercent } from '../../domain/percent';
import { increaseNote, type Period } from '../../domain/periods';
import type { Overview } from '../../domain/posts';
import { performanceWords as words } from '../../text/en/performance';
import type { InfoTopic } from '../../text/en/info';
import { Card } from '../../widgets/card';
import { StatFigure } from '../../widgets/stat-figure';
import { Explanation } from './explanation';

/** '+12%' with its direction; undefined if the server compared with nothing. */
function changeOf(increase: number | null, note?: string | null) {
  if (increase === null) return {};
  const sign = increase > 0 ? '+' : '';
  const direction = increase > 0 ? 'up' : increase < 0 ? 'down' : 'flat';
  return { change: { text: words.change(sign + formatPercent(increase), note), direction } as const };
}

interface OverviewCardProps {
  overview: Overview;
  period: Period;
  /** The word for a visit. */
  visits: 'clicks' | 'searches' | 'both';
  /** Below the commission. */
  action?: ReactNode;
  /** Below the figures. */
  children?: ReactNode;
}

/** The commission of the period, the figures behind it, and their changes. */
export function OverviewCard({ overview, period, visits, action, children }: OverviewCardProps) {
  const id = useId();
  const [topic, setTopic] = useState<InfoTopic>();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="visually-hidden">{words.totalCommission}</h2>
      <div className="overview-head">
        <StatFigure
          size="large"
          label={words.totalCommission}
          figure={formatMoney(overview.commission)}
          {...changeOf(overview.commissionIncrease, increaseNote(period))}
          onInfo={() => setTopic('commissions')}
        />
        {action}
      </div>
      <div className={visits === 'both' ? 'overview-figures overview-four' : 'overview-figures'}>
        {visits !== 'searches' && (
          <StatFigure label={words.clicks} figure={formatCount(overview.clicks)} {...changeOf(overview.clicksIncrease)} onInfo={() => setTopic('clicks')} />
        )}
        {visits !== 'clicks' && <StatFigure label={words.searches} figure={formatCount(overview.searches)} />}
        <StatFigure label={words.orders} figure={formatCount(overview.orders)} {...changeOf(overview.ordersIncrease)} onInfo={() => setTopic('orders')} />
        <StatFigure label={words.sales} figure={formatMoney(overview.sales)} {...changeOf(overview.salesIncrease)} onInfo={() => setTopic('sales')} />
      </div>
      {children}
      <Explanation topic={topic} onClose={() => setTopic(undefined)} />
    </Card>
  );
}
