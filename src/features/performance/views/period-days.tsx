import { formatRange } from '../../../domain/dates';
import type { Period } from '../../../domain/periods';
import { resolvePeriod } from '../../../domain/performance-window';
import { calendarPath, Icon } from '../../../widgets/icons/icon';

interface PeriodDaysProps {
  period: Period;
  /** user_joining_date: without it there is no calendar label (specification section 2). */
  joined: string | null | undefined;
  now: Date;
}

/** The days of the selected range. */
export function PeriodDays({ period, joined, now }: PeriodDaysProps) {
  const range = joined ? resolvePeriod(period, now, joined) : null;
  return range && <span className="period-days"><Icon path={calendarPath} size={16} />{formatRange(range.from, range.to)}</span>;
}
