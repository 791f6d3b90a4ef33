import { barScale } from '../domain/bar-scale';
import { formatCompact } from '../domain/compact-number';
import sheet from './bar-chart.css';
import { useSheet } from './use-sheet';

export interface Bar {
  key: string;
  /** Short words under the bar: '16 Nov'. */
  label: string;
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

const plotHeight = 148;
/** Room for the figures above the highest bar, and below the lowest. */
const edge = 20;
/** More figures than this would run into each other on a phone. */
const mostFigures = 6;

/** Bars with their figures; for a screen reader a list with a line for each. Fewer than two bars show no trend. */
export function BarChart({ label, bars, currency = '' }: BarChartProps) {
  useSheet(sheet);
  if (bars.length < 2) return null;
  const scale = barScale(bars.map(({ value }) => value));
  const step = 100 / bars.length;
  const inside = plotHeight - 2 * edge;
  const y = (percent: number) => edge + (percent / 100) * inside;
  const every = Math.ceil(bars.length / mostFigures);
  // The newest bar is always told, and as many before it as there is room for.
  const isTold = (index: number) => (bars.length - 1 - index) % every === 0;
  const highest = bars.findIndex(({ value }) => value === scale.highest);
  return (
    <figure className="bar-chart">
      <svg className="bar-chart-picture" width="100%" height={plotHeight + 20} aria-hidden="true">
        {bars.map(({ key, label: name, value, tone }, index) => {
          const place = scale.bars[index];
          const middle = `${(index + 0.5) * step}%`;
          const negative = (value ?? 0) < 0;
          const figured = place && (every === 1 || index === highest || index === bars.length - 1);
          return (
            <g key={key}>
              {place && (
                <rect
                  className={`bar-chart-bar${negative ? ' bar-chart-negative' : tone ? ` bar-chart-${tone}` : ''}`}
                  x={`${(index + 0.18) * step}%`}
                  width={`${step * 0.64}%`}
                  y={y(place.top)}
                  height={Math.max((place.height / 100) * inside, 2)}
                  rx="3"
                />
              )}
              {figured && (
                <text className="bar-chart-figure" x={middle} y={negative ? y(place.top + place.height) + 15 : y(place.top) - 6}>
                  {formatCompact(value, currency)}
                </text>
              )}
              {isTold(index) && <text className="bar-chart-label" x={middle} y={plotHeight + 14}>{name}</text>}
            </g>
          );
        })}
        <line className="bar-chart-zero" x1="0" x2="100%" y1={y(scale.zero)} y2={y(scale.zero)} />
      </svg>
      <ul className="visually-hidden" aria-label={label}>{bars.map(({ key, text }) => <li key={key}>{text}</li>)}</ul>
    </figure>
  );
}
