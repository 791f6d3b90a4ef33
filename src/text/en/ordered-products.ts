import { words } from '../words';

/** The texts of the ordered products. */
export const orderedWords = words('ordered', {
  title: 'Previous orders',
  lead: 'What you have ordered and can recommend. Pick from it when you create affiliate links.',
  list: 'Products you have ordered',
  empty: { title: 'No orders yet', text: 'Products that you order appear here, ready to share. Until then, paste the link of any product.' },
  create: 'Create affiliate links',
});
