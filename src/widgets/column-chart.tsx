import type { KeyboardEvent, PointerEvent } from 'react';
import { barScale } from '../domain/bar-scale';
import { isPlainPress } from '../domain/plain-press';
import sheet from './column-chart.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface Column {
  readonly key: string;
  readonly value: number;
  /** The value of the period before, drawn as a pale column behind; null if it is unknown. */
  readonly before: number | null;
  /** Its figure may still change, so it is drawn as an outline. */
  readonly open?: boolean;
  /** The complete text for screen readers. */
  readonly text: string;
}

export interface ColumnChartProps {
  /** The accessible name. */
  label: string;
  /** From left to right, from the earliest. */
  columns: readonly Column[];
  selected: number;
  onSelect: (index: number) => void;
  /** The figure at the top of the scale. */
  format: (value: number) => string;
  /** Below the first and the last column. */
  ends: readonly [string, string];
}

/** In px: the columns, the line of the highest figure above them, the mark of the selected one below them. */
const height = 120;
const above = 18;
const markHeight = 8;
/** The part of its step that a column fills; the pale one behind it is wider. */
const share = 0.56;
const shareBefore = 0.86;
/** In px: a column of a small value can still be seen. */
const least = 2;

/** How many columns a key moves on. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -7, PageUp: 7, Home: -Infinity, End: Infinity,
};

/**
 * Columns of a period, with those of the period before behind them, one of which is selected: by a tap, a finger that
 * moves sideways (one that moves up or down scrolls the page), or the arrow keys. Time runs from left to right in every
 * script.
 */
export function ColumnChart({ label, columns, selected, onSelect, format, ends }: ColumnChartProps) {
  const last = columns.length - 1;
  const select = (index: number) => {
    const next = Math.max(0, Math.min(last, index));
    if (next !== selected) onSelect(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !isPlainPress(event)) return;
    event.preventDefault();
    select(selected + step);
  };
  const onPointer = (event: PointerEvent) => {
    // A mouse selects while its button is pressed, a finger while it touches.
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    select(Math.floor(((event.clientX - box.left) / box.width) * columns.length));
  };
  const scale = barScale([...columns.map(({ value }) => value), ...columns.map(({ before }) => before)]);
  const step = 100 / columns.length;
  const y = (percent: number) => above + (percent / 100) * height;
  const rect = (index: number, place: { top: number; height: number } | null | undefined, part: number) => ({
    x: `${(index + (1 - part) / 2) * step}%`,
    width: `${step * part}%`,
    y: place ? y(place.top) : 0,
    height: place && place.height > 0 ? Math.max((place.height / 100) * height, least) : 0,
    rx: 2,
  });
  const kindOf = ({ value, open }: Column) => (value < 0 ? 'below' : open ? 'open' : 'now');
  return (
    <div
      ref={styled}
      className="column-chart"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={columns.length}
      aria-valuenow={selected + 1}
      aria-valuetext={columns[selected]?.text}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      <svg width="100%" height={above + height + markHeight} aria-hidden="true">
        <text x="0" y="11">{scale.highest > 0 ? format(scale.highest) : ''}</text>
        {columns.map((column, index) => (
          <g key={column.key} className={index === selected ? 'column-chart-chosen' : undefined}>
            <rect className="column-chart-before" {...rect(index, scale.bars[columns.length + index], shareBefore)} />
            <rect className={`column-chart-${kindOf(column)}`} {...rect(index, scale.bars[index], share)} />
          </g>
        ))}
        <line className="column-chart-line" x1="0" x2="100%" y1={y(scale.zero)} y2={y(scale.zero)} />
        <rect className="column-chart-mark" {...rect(selected, null, share)} y={above + height + 4} height={3} />
      </svg>
      <span className="column-chart-ends" aria-hidden="true"><span>{ends[0]}</span><span>{ends[1]}</span></span>
    </div>
  );
}
