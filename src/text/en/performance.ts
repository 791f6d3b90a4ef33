/** The words of the performance screen: those of specification section 2 word for word, the others neutral (decision C6). */
export const performanceWords = {
  title: 'Performance',
  detailTitle: 'Post details',
  period: 'Date range',
  tabs: 'Type of post',
  totalCommission: 'Total commission',
  breakdown: 'See how it adds up',
  commission: 'Commission',
  clicks: 'Clicks',
  searches: 'Searches',
  orders: 'Orders',
  sales: 'Sales',
  /** '+12%' or '-4%': the sign speaks where the arrow is not seen. */
  change: (percent: string, note?: string | null) => (note ? `${percent} vs ${note}` : percent),
  cash: 'You earn cash: commission is paid to your bank account, weekly, for confirmed orders.',
  bonus: {
    title: 'New customer bonus',
    sentence: 'Earn up to Rs.180 extra per new customer\'s delivered order.',
    earnings: 'Bonus earned',
    orders: 'New customer orders',
  },
  posts: (count: string) => `Sales Generating Posts (${count})`,
  noPosts: 'No post got clicks in the selected period',
  clicksOf: (count: string) => (count === '1' ? '1 click' : `${count} clicks`),
  searchesOf: (count: string) => (count === '1' ? '1 search' : `${count} searches`),
  salesOf: (amount: string) => `${amount} sales`,
  best: {
    title: 'Best posts',
    /** The list is loaded page by page, so that nobody knows of those that have not come yet. */
    of: (all: boolean, count: string) => (all ? 'By commission in this period' : `By commission, of the ${count} posts loaded so far`),
  },
  untitled: 'Post without a description',
};
