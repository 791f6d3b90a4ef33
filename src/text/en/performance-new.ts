import { words } from '../words';

/**
 * The texts of the new performance version: those of specification section 2 literally, the others neutral (decision
 * C6).
 */
export const newPerformanceWords = words('new-performance', {
  detailTitle: 'Post details',
  period: 'Date range',
  breakdown: 'See how it adds up',
  cash: 'You earn cash: commission is paid to your bank account, weekly, for confirmed orders.',
  posts: (count: string) => `Sales Generating Posts (${count})`,
  noPosts: 'No post got clicks in the selected period',
  clicksOf: (count: string) => (count === '1' ? '1 click' : `${count} clicks`),
  searchesOf: (count: string) => (count === '1' ? '1 search' : `${count} searches`),
  commissionOf: (amount: string) => `${amount} commission`,
  salesOf: (amount: string) => `${amount} sales`,
  columns: { post: 'Post', type: 'Type', commission: 'Commission', sales: 'Sales', visits: 'Visits', share: 'Share of commission' },
  best: {
    title: 'Best posts',
    /** The list is loaded page by page, so the later pages are unknown. */
    of: (count: string) => `By commission, of the ${count} posts loaded so far`,
    ofAll: 'By commission in this period',
  },
});
