import { words } from '../words';

/** The texts of the details of one post, loaded when a post is opened (specification section 2, 'Performance'). */
export const postDetailWords = words('post-detail', {
  created: (day: string) => `Created ${day}`,
  pictures: 'Pictures of this post',
  picture: (number: number) => `Picture ${number}`,
  perClick: { commission: 'Commission per click', orders: 'Clicks that became orders' },
  perSearch: { commission: 'Commission per search', orders: 'Searches that became orders' },
  linkedProducts: (count: string) => `Linked Products (${count})`,
  noProducts: 'No product is linked to this post.',
});
