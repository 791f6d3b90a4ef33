import { periods } from '../src/domain/periods';
import { postTypeTabs } from '../src/domain/post-types';
import type { PerformanceProps } from '../src/screens/performance/performance-screen';
import { defineCreatorElement } from './define';
import type { ScreenElement } from './screen-element';

/**
 * The performance of a creator's posts: clicks, searches, orders, sales and commission per period and
 * per post. The profile decides which of the two versions of specification section 2 is shown.
 *
 * @attribute period - LAST_7_DAYS (default), LAST_14_DAYS, LAST_28_DAYS, LIFETIME, YESTERDAY, LAST_30_DAYS, LAST_3_MONTHS
 * @attribute post-type - the tab ALL (default), AUTO_DM, QR_CODE or COLLECTION; beside `post-id` the type of that post
 * @attribute post-id - shows the details of this post: in place of the list, or in the older version in a drawer over it
 * @fires creator-change - the view and the filters a person chose, under the names of the attributes
 */
export const CreatorPerformance = defineCreatorElement('creator-performance', {
  attributes: {
    period: periods.map(({ value }) => value),
    'post-type': postTypeTabs.map(({ value }) => value),
    'post-id': 'string',
  },
  skeleton: ['heading', 'tabs', 'figures', 'banner', 'row', 'row', 'row'],
  screen: () => import('../src/screens/performance/performance-screen').then((module) => module.PerformanceScreen),
  prefetch: () => import('../src/screens/performance/prefetch-performance').then(({ prefetchPerformance }) => (runtime, values) =>
    prefetchPerformance(runtime, values as unknown as PerformanceProps)),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-performance': ScreenElement;
  }
}
