import { words } from '../words';

/**
 * The texts that both versions of the performance screen need: those of specification section 2 literally, the others
 * neutral (decision C6).
 */
export const performanceWords = words('performance', {
  title: 'Performance',
  totalCommission: 'Total commission',
  commission: 'Commission',
  clicks: 'Clicks',
  searches: 'Searches',
  orders: 'Orders',
  sales: 'Sales',
  /** '+12%' or '-4%': the sign is for users who do not see the arrow. */
  change: (percent: string, note: string) => `${percent} vs ${note}`,
  bonus: {
    title: 'New customer bonus',
    sentence: 'Earn up to Rs.180 extra per new customer\'s delivered order.',
    earnings: 'Bonus earned',
    orders: 'New customer orders',
  },
});

/** The texts of the list of posts in both performance versions. */
export const performancePostWords = words('performance-post', {
  tabs: 'Type of post',
  untitled: 'Post without a description',
  share: (percent: string) => `${percent} of commission`,
});
