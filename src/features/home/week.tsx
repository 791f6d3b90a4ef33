import { useSignals } from '@preact/signals-react/runtime';
import { formatCompact } from '../../domain/compact-number';
import type { DayOfPeriod } from '../../domain/day-series';
import { valueAtHand } from '../../domain/load';
import { formatMoney, sumRupees } from '../../domain/money';
import { nearDay } from '../../domain/near-day';
import { sparkLine } from '../../domain/spark-line';
import { dayWords } from '../../text/days';
import { homeWeekWords as words } from '../../text/en/home-details';
import { dailyFiguresStore } from '../shared/performance/daily-figures-store';
import { useEnsured } from '../shared/screen/store-hooks';

/** In px: the line, and the space for the ends of its stroke. */
const [width, height, edge] = [100, 18, 3];

const commissionOf = ({ values }: DayOfPeriod) => values.commission;

/** The commission of the last seven days as a line; nothing without figures by day, or where nothing was earned. */
export function Week() {
  useSignals();
  const days = valueAtHand(useEnsured(dailyFiguresStore, 'LAST_7_DAYS', 'ALL').load.value)?.days ?? [];
  const values = days.map(commissionOf);
  const best = days[values.indexOf(Math.max(...values))];
  const total = sumRupees(values);
  if (!best || !total) return null;
  const points = sparkLine(values, width, height);
  const bestDay = nearDay(best.day, new Date());
  return (
    <>
      <svg width={width + 2 * edge} height={height + 2 * edge} viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`} aria-hidden="true">
        <polyline className="money-area" points={`0,${height} ${points} ${width},${height}`} />
        <polyline className="money-line" points={points} />
        <circle cx={width} cy={points.split(',').at(-1)} r={edge} />
      </svg>
      <p>
        <span aria-hidden="true">{words.short(formatCompact(total, '₹'))}</span>
        <span className="visually-hidden">{words.complete(formatMoney(total), bestDay ? dayWords(bestDay) : '')}</span>
      </p>
    </>
  );
}
