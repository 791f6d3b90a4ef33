import { barScale } from './bar-scale';

/** The points of an SVG polyline from left to right; zero is always within its height, so that a rise is not exaggerated. */
export function sparkLine(values: readonly number[], width: number, height: number): string {
  const step = width / Math.max(1, values.length - 1);
  return barScale(values).bars.map((bar, index) => {
    const percent = bar ? bar.top + ((values[index] ?? 0) < 0 ? bar.height : 0) : 100;
    return `${+(index * step).toFixed(1)},${+((percent / 100) * height).toFixed(1)}`;
  }).join(' ');
}
