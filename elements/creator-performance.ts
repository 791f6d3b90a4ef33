import { periods, type Period } from '../src/domain/periods';
import { postTypeTabs, type PostTypeFilter } from '../src/domain/post-types';
import { defineCreatorElement, type ScreenElement } from './define';

/**
 * The performance of a creator's posts: clicks, searches, orders, sales and commission per period and
 * per post.
 *
 * @attribute period - LAST_7_DAYS (default), LAST_14_DAYS, LAST_28_DAYS, LIFETIME, YESTERDAY, LAST_30_DAYS, LAST_3_MONTHS
 * @attribute post-type - the tab ALL (default), AUTO_DM, QR_CODE or COLLECTION; beside `post-id` the type of that post
 * @attribute post-id - shows the details of this post
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
  prefetch: () => import('../src/stores/performance-store').then(({ performanceStore }) => (runtime, values) => {
    // The list is wanted even below a post's details; its tab is then the first one.
    const postType = (values['postId'] ? 'ALL' : values['postType']) as PostTypeFilter;
    void runtime.use(performanceStore).ensure({ period: values['period'] as Period, postType });
  }),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-performance': ScreenElement;
  }
}
