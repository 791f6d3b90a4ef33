import { loadChunk } from '../src/bridge/load-chunk';
import { periods } from '../src/domain/periods';
import { postTypeTabs } from '../src/domain/post-types';
import type { PerformanceProps } from '../src/features/performance/performance-props';
import { defineCreatorElement } from './define';

/**
 * How posts do: clicks, searches, orders, sales and commission per period and per post. The creator's profile decides which of
 * the two versions of the screen is shown.
 *
 * @attribute period - The days that are counted.
 * @attribute post-type - Which posts are listed; beside `post-id` the type of that post.
 * @attribute post-id - Shows the details of this post: in place of the list, or in the older version in a drawer over it. Needs `post-type`.
 * @fires creator-change - a person chose a period, a tab or a post; `view` is `performance` or `post-details`, `filters` has `period` and `post-type`, for a post also `post-id`
 * @fires creator-navigate - Home, where there are no posts yet; in the older version also the screens listed at its end
 * @fires creator-open-external - the programme's page (older version)
 * @example
 * <creator-performance period="LAST_30_DAYS"></creator-performance>
 */
export const CreatorPerformance = defineCreatorElement('creator-performance', {
  attributes: {
    period: periods.map(({ value }) => value),
    'post-type': postTypeTabs.map(({ value }) => value),
    'post-id': 'string',
  },
  skeleton: ['heading', 'tabs', 'figures', 'banner', 'row', 'row', 'row'],
  screen: () => loadChunk(() => import('../src/features/performance/performance-screen'), 'PerformanceScreen'),
  prefetch: () => loadChunk(() => import('../src/features/performance/prefetch-performance'), 'prefetchPerformance').then((prefetchPerformance) => (runtime, values, screen) =>
    prefetchPerformance(runtime, values as unknown as PerformanceProps, screen)),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-performance': InstanceType<typeof CreatorPerformance>;
  }
}
