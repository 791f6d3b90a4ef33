import { words } from '../words';

/** The sheets for selecting products (specification section 2). */
export const productSheetWords = words('product-sheet', {
  titles: { PREVIOUS_ORDERS: 'Previous Orders', WISHLIST: 'Wishlist', PRODUCT_LINK: 'Paste product link' },
  empty: 'No products to show',
  done: 'Done',
  list: 'Products',
});

/** The sheet for product links (specification section 5). */
export const pasteWords = words('paste', {
  link: 'Product link',
  linkHint: 'Paste one link, several, or a whole message with links in it',
  add: 'Add',
  foreign: (brand: string) => `You have pasted a non-${brand} product link`,
  invalid: 'Invalid product link. Please check the URL and try again.',
  notFound: 'This product could not be found. It may no longer be sold.',
  problems: (count: number) => `${count} links could not be added`,
  added: (count: number) => (count === 1 ? '1 product added' : `${count} products added`),
  known: (count: number) => (count === 1 ? '1 product was there already' : `${count} products were there already`),
});
