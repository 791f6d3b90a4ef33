import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useState } from 'react';
import { lacksCall } from '../../api/lacks-call';
import { formatCompact } from '../../domain/compact-number';
import { formatShortDay } from '../../text/days';
import type { DayMetric, DayOfPeriod, DayValues } from '../../domain/day-series';
import { failureOf, valueAtHand } from '../../domain/load';
import { formatCount, formatMoney } from '../../domain/money';
import { usesSearches } from '../../domain/post-types';
import { dayChartWords as words } from '../../text/en/day-chart';
import { Card } from '../../widgets/card';
import { ColumnChart } from '../../widgets/column-chart';
import { styledBy } from '../../widgets/styled-by';
import { useEnsured, useStore } from '../shared/screen/store-hooks';
import { dailyFiguresStore, type DailySelection } from '../shared/performance/daily-figures-store';
import sheet from './day-chart.css';
import { dayPlaceStore } from './performance-version';

const styled = styledBy(sheet);

const isMoney = (metric: DayMetric) => metric === 'commission' || metric === 'sales';
const format = (metric: DayMetric, value: number) => (isMoney(metric) ? formatMoney(value) : formatCount(value));
const allFigures = (values: DayValues, metrics: readonly DayMetric[]) => metrics.map((metric) => `${words.metrics[metric]} ${format(metric, values[metric])}`).join(' · ');

/** The days of the selected period as a chart; nothing, also no place, if the API has no figures by day (decision E293). */
export function DayChart({ period, postType }: DailySelection) {
  useSignals();
  const place = useStore(dayPlaceStore);
  const load = useEnsured(dailyFiguresStore, period, postType).load.value;
  const error = failureOf(load);
  const known = valueAtHand(load);
  const missing = error !== undefined || (load.state === 'ready' && load.value.days.length === 0);
  useEffect(() => {
    if (missing) place.show(false, !error || lacksCall(error));
    else if (load.state === 'ready') place.show(true);
  }, [place, missing, error, load.state]);
  if (missing || !known || known.days.length === 0) return null;
  // A later period has other days, and none of them is selected.
  return <Chart key={`${known.period} ${known.days.at(-1)?.day}`} days={known.days} visits={usesSearches(known.postType) ? 'searches' : 'clicks'} busy={load.state === 'loading'} />;
}

interface ChartProps {
  days: readonly DayOfPeriod[];
  visits: 'clicks' | 'searches';
  /** Those of another selection are loading. */
  busy: boolean;
}

function Chart({ days, visits, busy }: ChartProps) {
  const id = useId();
  const metrics: readonly DayMetric[] = ['commission', visits, 'orders', 'sales'];
  const [chosen, setMetric] = useState<DayMetric>('commission');
  const [index, setIndex] = useState(days.length - 1);
  const metric = metrics.includes(chosen) ? chosen : visits;
  const selected = days[index];
  if (!selected) return null;
  const dayName = ({ day, unfinished }: DayOfPeriod) => (unfinished ? words.soFar(formatShortDay(day)) : formatShortDay(day));
  const columns = days.map((each) => ({
    key: each.day,
    value: each.values[metric],
    before: each.before && each.before.values[metric],
    open: each.unfinished,
    text: words.day(dayName(each), format(metric, each.values[metric])),
  }));
  const first = days[0] ?? selected;
  const last = days.at(-1) ?? selected;
  return (
    <Card as="section" labelledBy={id}>
      <h2 ref={styled} id={id} className="visually-hidden">{words.title}</h2>
      <fieldset className="day-chart-chips" aria-label={words.figure}>
        {metrics.map((each) => (
          <label key={each}>
            <input type="radio" name={id} checked={each === metric} onChange={() => setMetric(each)} />
            <span>{words.metrics[each]}</span>
          </label>
        ))}
      </fieldset>
      <div aria-busy={busy}>
        <p className="day-chart-figure">
          <strong>{format(metric, selected.values[metric])}</strong> <span>{dayName(selected)}</span>{' '}
          <span className="muted">{allFigures(selected.values, metrics.filter((each) => each !== metric))}</span>
        </p>
        <ColumnChart
          label={words.metrics[metric]}
          columns={columns}
          selected={index}
          onSelect={setIndex}
          format={(value) => formatCompact(value, isMoney(metric) ? '₹' : '')}
          ends={[formatShortDay(first.day), formatShortDay(last.day)]}
        />
      </div>
      {first.before && (
        <p className="day-chart-legend"><span>{words.now}</span> <span className="day-chart-past">{words.days(formatShortDay(first.before.day), formatShortDay(last.before?.day ?? ''))}</span></p>
      )}
      <DayTable days={days} metric={metric} dayName={dayName} />
    </Card>
  );
}

/** The same figures for screen readers. */
function DayTable({ days, metric, dayName }: { days: readonly DayOfPeriod[]; metric: DayMetric; dayName: (day: DayOfPeriod) => string }) {
  const compared = days.some(({ before }) => before);
  return (
    // A table is never narrower than its content, so it would make the page wider if it were hidden itself.
    <div className="visually-hidden">
      <table>
        <caption>{words.caption(words.metrics[metric])}</caption>
        <thead>
          <tr><th scope="col">{words.dayColumn}</th><th scope="col">{words.now}</th>{compared && <th scope="col">{words.previous}</th>}</tr>
        </thead>
        <tbody>
          {days.map((each) => (
            <tr key={each.day}>
              <th scope="row">{dayName(each)}</th>
              <td>{format(metric, each.values[metric])}</td>
              {compared && <td>{each.before && words.before(format(metric, each.before.values[metric]), formatShortDay(each.before.day))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
