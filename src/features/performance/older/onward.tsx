import { formatRange, indiaToday } from '../../../domain/dates';
import { performanceWindow } from '../../../domain/performance-window';
import { olderPerformanceWords } from '../../../text/en/performance-older';
import { Icon } from '../../../widgets/icons/icon';
import { chevronRightPath } from '../../../widgets/icons/first-paths';
import { RouteLink } from '../../shared/screen/route-link';

const words = olderPerformanceWords.links;

/** Links to the payments, to new links, and to Home. */
export function Onward({ paymentsPage }: { paymentsPage: boolean }) {
  const { from, to } = performanceWindow(indiaToday(new Date()));
  const rows = [
    { to: 'earnings', label: paymentsPage ? words.payments : words.earnings, note: words.window(formatRange(from, to)) },
    { to: 'affiliateLinks', label: words.affiliateLinks },
    { to: 'home', label: words.home },
  ] as const;
  return (
    <nav className="card card-flush onward" aria-label={words.label}>
      {rows.map((row) => (
        <RouteLink key={row.to} to={row.to} className="onward-link">
          <span className="onward-text">{row.label}{'note' in row && <> <span className="onward-note">{row.note}</span></>}</span>
          <Icon path={chevronRightPath} size={18} className="muted" />
        </RouteLink>
      ))}
    </nav>
  );
}
