import { words } from '../words';

/** The texts of the public collection page, for buyers (decision C6). */
export const collectionWords = words('collection', {
  by: (creator: string) => `Picked by ${creator}`,
  count: (number: string) => (number === '1' ? '1 product' : `${number} products`),
  /** Buyers must see what the creator gets before they follow a link. */
  disclosure: (creator: string) => `Affiliate links: ${creator} may earn a commission on what you buy.`,
  /** The same without the creator's name. */
  someDisclosure: 'Affiliate links: the creator of this page may earn a commission on what you buy.',
  buy: (brand: string) => `See on ${brand}`,
  products: 'Products',
  more: (number: string) => `Show ${number} more`,
  shop: (brand: string) => `Go to ${brand}`,
  empty: { title: 'Nothing here yet', text: 'This collection has no products at the moment.' },
  missing: { title: 'We cannot find this collection', text: 'The link may be mistyped, or its creator has taken the collection down.' },
  title: 'Collection',
});
