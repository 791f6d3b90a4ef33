import type { ReactNode } from 'react';
import { formatRange } from '../../../text/days';
import type { Period } from '../../../domain/periods';
import { resolvePeriod } from '../../../domain/performance-window';
import { calendarPath, Icon } from '../../../widgets/icons/icon';

interface PeriodDaysProps {
  period: Period;
  /** user_joining_date: without it there is no calendar label (specification section 2). */
  joined: string | null | undefined;
}

/** The days of the selected range. */
export function PeriodDays({ period, joined }: PeriodDaysProps) {
  const range = joined ? resolvePeriod(period, new Date(), joined) : null;
  return range && <span className="period-days"><Icon path={calendarPath} size={16} /><span>{formatRange(range.from, range.to)}</span></span>;
}

/** The place of the chart of the days, which comes later; its height is in performance.css. */
export function DayPlace({ shown, children }: { shown: boolean; children?: ReactNode }) {
  return <div className="day-place" hidden={!shown}>{children}</div>;
}
