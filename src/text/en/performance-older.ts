import type { SortOption } from '../../domain/post-lists';
import { words } from '../words';

/**
 * The texts of the older performance version: those of specification section 2 literally, the others neutral (decision
 * C6).
 */
export const olderPerformanceWords = words('older-performance', {
  period: 'Time period',
  scrollDown: 'Scroll down to your posts',
  buckets: 'Commission by rate',
  sum: 'Total',
  programme: {
    title: 'New Customer Program',
    details: 'View Details',
  },
  links: {
    label: 'Where to go next',
    payments: 'Go to Payments',
    earnings: 'Go to Earnings',
    /** The week that a payment of today covers. */
    window: (days: string) => `A payment made today covers orders of ${days}.`,
    affiliateLinks: 'Create affiliate links',
    home: 'Go to Home',
  },
  allPosts: 'All Posts',
  sortBy: 'Sort By',
  sort: { RECENCY: 'Recency', CLICKS: 'Clicks', ORDERS: 'Orders', SALES: 'Sales' } satisfies Record<SortOption, string>,
});
