import { periods, type Period } from '../../../domain/periods';
import { newPerformanceWords as words } from '../../../text/en/performance-new';
import { Select } from '../../../widgets/select';
import { PeriodDays } from '../views/period-days';

interface PeriodBarProps {
  period: Period;
  joined: string | null | undefined;
  onChange: (period: Period) => void;
}

/** The date range and its days. */
export function PeriodBar({ period, joined, onChange }: PeriodBarProps) {
  return (
    <div className="performance-row">
      <Select label={words.period} options={periods} value={period} onChange={onChange} />
      <PeriodDays period={period} joined={joined} now={new Date()} />
    </div>
  );
}
