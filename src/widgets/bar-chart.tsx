import { barScale } from '../domain/bar-scale';
import { formatCompact } from '../domain/compact-number';
import sheet from './bar-chart.css';
import { useSheet } from './use-sheet';

export interface Bar {
  key: string;
  /** Short words under the bar: '16 Nov'. */
  label: string;
  /** Null where it is not known: then no bar stands there. */
  value: number | null;
  /** The whole line for those who do not see the picture: 'Paid on 16 Nov 2026: ₹1,234'. */
  text: string;
  tone?: 'pending';
}

export interface BarChartProps {
  /** Names the picture. */
  label: string;
  /** From left to right. */
  bars: readonly Bar[];
  /** Stands before the figures. */
  currency?: string;
}

/** In px: the bars, the room for a figure above or below them, and the line of labels. */
const barsHeight = 112;
const figureHeight = 20;
const labelHeight = 20;
/** Where not every bar has its figure above it, one is as wide as so many bars. */
const figureBars = 3;
/** More figures or labels than this would run into each other on a phone. */
const mostTexts = 6;

/** Bars with their figures; for a screen reader a list with a line for each. Fewer than two bars show no trend. */
export function BarChart({ label, bars, currency = '' }: BarChartProps) {
  useSheet(sheet);
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
    <figure className="bar-chart">
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
        {/* The newest bar is always named, and those before it as far as there is room. */}
        {bars.map(({ key, label: name }, index) => (last - index) % every === 0 && (
          <text key={key} x={middle(index)} y={bottom + labelHeight - 4}>{name}</text>
        ))}
      </svg>
      <ul className="visually-hidden" aria-label={label}>{bars.map(({ key, text }) => <li key={key}>{text}</li>)}</ul>
    </figure>
  );
}
