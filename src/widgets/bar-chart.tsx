import { barScale } from '../domain/bar-scale';
import { formatCompact } from '../domain/compact-number';
import sheet from './bar-chart.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface Bar {
  key: string;
  /** A short label below the bar: '16 Nov'. */
  label: string;
  /** Null if unknown, which has no bar. */
  value: number | null;
  /** The complete text for screen readers: 'Paid on 16 Nov 2026: ₹1,234'. */
  text: string;
  tone?: 'pending';
}

export interface BarChartProps {
  /** The accessible name of the chart. */
  label: string;
  /** From left to right. */
  bars: readonly Bar[];
  /** A prefix of all figures. */
  currency?: string;
}

/** In px: the bars, the space for a figure above or below them, and the line of labels. */
const barsHeight = 112;
const figureHeight = 20;
const labelHeight = 20;
/** If not every bar has a figure above it, a figure is as wide as this number of bars. */
const figureBars = 3;
/** More figures or labels than this would overlap on a phone. */
const mostTexts = 6;

/**
 * Bars with their figures; for a screen reader a list with a line for each. Fewer than two bars are not shown, because
 * they are no trend.
 */
export function BarChart({ label, bars, currency = '' }: BarChartProps) {
  if (bars.length < 2) return null;
  const scale = barScale(bars.map(({ value }) => value));
  const step = 100 / bars.length;
  const every = Math.ceil(bars.length / mostTexts);
  const last = bars.length - 1;
  const highest = bars.findIndex(({ value }) => value === scale.highest);
  const isFigured = (index: number) => every === 1 || index === highest || (index === last && last - highest >= figureBars);
  const bottom = figureHeight + barsHeight + (scale.lowest < 0 ? figureHeight : 0);
  const y = (percent: number) => figureHeight + (percent / 100) * barsHeight;
  const middle = (index: number) => `${(index + 0.5) * step}%`;
  const toneOf = ({ value, tone }: Bar) => ((value ?? 0) < 0 ? ' bar-chart-negative' : tone ? ` bar-chart-${tone}` : '');
  return (
    <figure ref={styled} className="bar-chart">
      <svg className="bar-chart-picture" width="100%" height={bottom + labelHeight} aria-hidden="true">
        {bars.map((bar, index) => {
          const place = scale.bars[index];
          return place && (
            <rect
              key={bar.key}
              className={`bar-chart-bar${toneOf(bar)}`}
              x={`${(index + 0.18) * step}%`}
              width={`${step * 0.64}%`}
              y={y(place.top)}
              height={Math.max((place.height / 100) * barsHeight, 2)}
              rx="3"
            />
          );
        })}
        <line className="bar-chart-zero" x1="0" x2="100%" y1={y(scale.zero)} y2={y(scale.zero)} />
        {bars.map(({ key, value }, index) => {
          const place = scale.bars[index];
          return place && isFigured(index) && (
            <text key={key} className="bar-chart-figure" x={middle(index)} y={(value ?? 0) < 0 ? y(place.top + place.height) + 15 : y(place.top) - 6}>
              {formatCompact(value, currency)}
            </text>
          );
        })}
        {/* The newest bar always has a label, earlier ones if there is space. */}
        {bars.map(({ key, label: name }, index) => (last - index) % every === 0 && (
          <text key={key} className={((last - index) / every) % 2 ? 'bar-chart-between' : undefined} x={middle(index)} y={bottom + labelHeight - 4}>{name}</text>
        ))}
      </svg>
      <ul className="visually-hidden" aria-label={label}>{bars.map(({ key, text }) => <li key={key}>{text}</li>)}</ul>
    </figure>
  );
}
