import type { ReactNode } from 'react';
import { type Bucket } from '../../../domain/buckets';
import { bucketTitle } from '../../../text/buckets';
import { formatCount, formatMoney, sumRupees } from '../../../domain/money';
import { formatRange } from '../../../text/days';
import type { Figure } from '../../../domain/performance-figures';
import { performanceWindow } from '../../../domain/performance-window';
import type { Period } from '../../../domain/periods';
import type { Overview } from '../../../domain/posts';
import type { InfoTopic } from '../../../text/en/info';
import { performanceWords } from '../../../text/en/performance';
import { olderPerformanceWords as words } from '../../../text/en/performance-older';
import { Button, IconButton } from '../../../widgets/button';
import { Card } from '../../../widgets/card';
import { chevronDownPath, chevronRightPath, Icon } from '../../../widgets/icons/icon';
import { Link, type LinkTarget } from '../../../widgets/link';
import { SumNote } from '../../../widgets/sum-note';
import { BonusCard } from './bonus-card';
import { OverviewCard } from './overview-card';

interface OlderFiguresProps {
  overview: Overview;
  period: Period;
  /** Newer figures are loading. */
  busy: boolean;
  /** The chart of the days. */
  days: ReactNode;
  /** is_payments_page_experiment_enabled. */
  paymentsPage: boolean;
  /** In India: '2026-11-22'. */
  today: string;
  links: Readonly<Record<'earnings' | 'affiliateLinks' | 'home', LinkTarget>>;
  onInfo: (topic: InfoTopic) => void;
  /** Shows the posts, which are further down. */
  onDown: () => void;
  /** Opens the page outside the app that explains the programme, where there is one. */
  onProgramme: (() => void) | undefined;
}

/** The figures of the older version, styled by its page: the overview, the commission rates, the new-customer programme, the ways on. */
export function OlderFigures({ overview, period, busy, days, onInfo, onDown, onProgramme, ...ways }: OlderFiguresProps) {
  return (
    <div className="performance-panel figures" aria-busy={busy}>
      <OverviewCard overview={overview} period={period} visits="both" onInfo={onInfo}>
        <IconButton className="scroll-down" label={words.scrollDown} onClick={onDown}><Icon path={chevronDownPath} size={22} /></IconButton>
      </OverviewCard>
      {days}
      {overview.buckets.length > 0 && <BucketsTable buckets={overview.buckets} totals={overview} />}
      <BonusCard
        id="programme" title={words.programme.title} earnings={overview.newUserEarnings} orders={overview.newUserOrders}
        sentence={performanceWords.bonus.sentence} onInfo={onInfo}
      >
        {onProgramme && <Button wide onClick={onProgramme}>{words.programme.details}</Button>}
      </BonusCard>
      <Onward {...ways} />
    </div>
  );
}

/** The result by commission rate (decision A19). */
function BucketsTable({ buckets, totals }: { buckets: readonly Bucket[]; totals: Readonly<Record<'commission' | 'sales' | 'orders', Figure>> }) {
  const added = (field: 'commission' | 'sales' | 'orders') => sumRupees(buckets.map((bucket) => bucket[field]));
  return (
    <Card as="section" labelledBy="buckets">
      <h2 id="buckets">{words.buckets}</h2>
      <table className="buckets" aria-labelledby="buckets">
        <thead>
          <tr>
            <th scope="col">{performanceWords.sales}</th>
            <th scope="col">{performanceWords.orders}</th>
            <th scope="col">{performanceWords.commission}</th>
          </tr>
        </thead>
        {buckets.map((bucket, index) => (
          // The rate has its own row, because its title is as wide as the figures.
          <tbody key={index}>
            <tr><th scope="rowgroup" colSpan={3}>{bucketTitle(bucket)}</th></tr>
            <tr>
              <td>{formatMoney(bucket.sales)}</td>
              <td>{formatCount(bucket.orders)}</td>
              <td>{formatMoney(bucket.commission)}</td>
            </tr>
          </tbody>
        ))}
        <tbody className="buckets-sum">
          <tr><th scope="rowgroup" colSpan={3}>{words.sum}</th></tr>
          <tr>
            <td>{formatMoney(added('sales'))}</td>
            <td>{formatCount(added('orders'))}</td>
            <td>{formatMoney(added('commission'))}</td>
          </tr>
        </tbody>
      </table>
      <SumNote columns={(['sales', 'orders', 'commission'] as const).map((field) => ({ lines: buckets.map((bucket) => bucket[field]), sum: totals[field] }))} />
    </Card>
  );
}

/** Links to the payments, to new links, and to Home. */
function Onward({ paymentsPage, today, links }: Pick<OlderFiguresProps, 'paymentsPage' | 'today' | 'links'>) {
  const { from, to } = performanceWindow(today);
  const rows: readonly { to: keyof typeof links; label: string; note?: string }[] = [
    { to: 'earnings', label: paymentsPage ? words.links.payments : words.links.earnings, note: words.links.window(formatRange(from, to)) },
    { to: 'affiliateLinks', label: words.links.affiliateLinks },
    { to: 'home', label: words.links.home },
  ];
  return (
    <nav className="card card-flush onward" aria-label={words.links.label}>
      {rows.map((row) => (
        <Link key={row.to} to={links[row.to]} className="onward-link">
          <span className="onward-text"><span>{row.label}</span>{row.note && <> <span className="onward-note">{row.note}</span></>}</span>
          <Icon path={chevronRightPath} size={18} className="muted" />
        </Link>
      ))}
    </nav>
  );
}
