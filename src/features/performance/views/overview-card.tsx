import type { ReactNode } from 'react';
import { formatCount, formatMoney } from '../../../domain/money';
import { formatPercent } from '../../../domain/performance-figures';
import { type Period } from '../../../domain/periods';
import { increaseNote } from '../../../text/periods';
import type { Overview } from '../../../domain/posts';
import { performanceWords as words } from '../../../text/en/performance';
import type { InfoTopic } from '../../../text/en/info';
import { Card } from '../../../widgets/card';
import { StatFigure } from '../../../widgets/stat-figure';

/** '+12%' with its direction; undefined if the server compared with nothing. */
function changeOf(increase: number | null, note?: string) {
  if (increase === null) return {};
  const percent = (increase > 0 ? '+' : '') + formatPercent(increase);
  const direction = increase > 0 ? 'up' : increase < 0 ? 'down' : 'flat';
  return { change: { text: note ? words.change(percent, note) : percent, direction } as const };
}

interface OverviewCardProps {
  overview: Overview;
  period: Period;
  /** The word for a visit. */
  visits: 'clicks' | 'searches' | 'both';
  /** Asks what a figure means. */
  onInfo: (topic: InfoTopic) => void;
  /** Below the commission. */
  action?: ReactNode;
  /** Below the figures. */
  children?: ReactNode;
}

/** The commission of the period, the figures behind it, and their changes. */
export function OverviewCard({ overview, period, visits, onInfo, action, children }: OverviewCardProps) {
  return (
    <Card as="section" labelledBy="overview" className="hero">
      <h2 id="overview" className="visually-hidden">{words.totalCommission}</h2>
      <div className="overview-head">
        <StatFigure
          size="large"
          label={words.totalCommission}
          figure={formatMoney(overview.commission)}
          {...changeOf(overview.commissionIncrease, increaseNote(period))}
          onInfo={() => onInfo('commissions')}
        />
        {action}
      </div>
      <div className={visits === 'both' ? 'overview-figures overview-four' : 'overview-figures'}>
        {visits !== 'searches' && (
          <StatFigure label={words.clicks} figure={formatCount(overview.clicks)} {...changeOf(overview.clicksIncrease)} onInfo={() => onInfo('clicks')} />
        )}
        {visits !== 'clicks' && <StatFigure label={words.searches} figure={formatCount(overview.searches)} />}
        <StatFigure label={words.orders} figure={formatCount(overview.orders)} {...changeOf(overview.ordersIncrease)} onInfo={() => onInfo('orders')} />
        <StatFigure label={words.sales} figure={formatMoney(overview.sales)} {...changeOf(overview.salesIncrease)} onInfo={() => onInfo('sales')} />
      </div>
      {children}
    </Card>
  );
}
