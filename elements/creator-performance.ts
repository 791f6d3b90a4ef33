import { loadChunk } from '../src/bridge/load-chunk';
import { periods } from '../src/domain/periods';
import { postTypes } from '../src/domain/post-types';
import type { PerformanceProps } from '../src/features/performance/performance-props';
import { defineCreatorElement } from './define';

/**
 * The performance of posts: clicks, searches, orders, sales and commission per period and per post. The creator's
 * profile selects one of two versions of the screen.
 *
 * @attribute period - The days that are counted.
 * @attribute post-type - Which posts are listed; with `post-id` the type of that post.
 * @attribute post-id - Shows the details of this post: instead of the list, or in the older version in a drawer over
 * it. Needs `post-type`.
 * @fires creator-change - the creator selected a period, a tab or a post; `view` is `performance` or `post-details`,
 * `filters` has `period` and `post-type`, for a post also `post-id`
 * @fires creator-navigate - Home, if there are no posts yet; in the older version also the screens listed at its end
 * @example
 * <creator-performance period="LAST_30_DAYS"></creator-performance>
 */
export const CreatorPerformance = defineCreatorElement('creator-performance', {
  attributes: {
    period: periods,
    'post-type': postTypes,
    'post-id': 'string',
  },
  skeleton: ['heading', 'tabs', 'figures', ['figures'], ['banner'], 'row', 'row', 'row'],
  screen: (runtime) => loadChunk(() => import('../src/features/performance/performance-screen'), 'loadPerformance').then((loadPerformance) => loadPerformance(runtime)),
  first: () => loadChunk(() => import('../src/features/performance/performance-first'), 'firstPerformance'),
  prefetch: () => loadChunk(() => import('../src/features/performance/prefetch-performance'), 'prefetchPerformance').then((prefetchPerformance) => (runtime, values, screen) =>
    prefetchPerformance(runtime, values as unknown as PerformanceProps, screen)),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-performance': InstanceType<typeof CreatorPerformance>;
  }
}
