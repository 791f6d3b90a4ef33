import type { Metric } from 'web-vitals';
import { track } from './track';

/** Reports web vitals of the page as `web-vital`; `wanted` tells whether they are still needed. */
export async function reportVitals(wanted: () => boolean): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = ({ name, value, rating }: Metric) => {
    if (wanted()) track(document, 'web-vital', { metric: name, value: Math.round(value * 1000) / 1000, rating });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
