import { formatRange } from '../../domain/dates';
import { periods, resolvePeriod, type Period } from '../../domain/periods';
import { performanceWords as words } from '../../text/en/performance';
import { Icon } from '../../widgets/icons/icon';
import { calendarPath } from '../../widgets/icons/paths';
import { Select } from '../../widgets/select';

interface PeriodBarProps {
  period: Period;
  /** user_joining_date: without it there is no calendar label (specification section 2). */
  joined: string | null | undefined;
  onChange: (period: Period) => void;
}

/** The date range and the days it stands for. */
export function PeriodBar({ period, joined, onChange }: PeriodBarProps) {
  const range = joined ? resolvePeriod(period, new Date(), joined) : null;
  return (
    <div className="period-bar">
      <Select label={words.period} options={periods} value={period} onChange={onChange} />
      {range && <span className="period-days"><Icon path={calendarPath} size={16} />{formatRange(range.from, range.to)}</span>}
    </div>
  );
}
