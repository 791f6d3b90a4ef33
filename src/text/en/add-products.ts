/** Add Products (specification section 2). The cards and the sheets are worded apart, as written there (decision A37). */
export const addProductsWords = {
  heading: 'Add Products',
  cards: {
    PREVIOUS_ORDERS: 'From marketplace orders',
    WISHLIST: 'From wishlist',
    PRODUCT_LINK: 'Paste product link',
  },
  sheets: { PREVIOUS_ORDERS: 'Previous Orders', WISHLIST: 'Wishlist', PRODUCT_LINK: 'Paste product link' },
  selected: (count: number) => `${count} selected`,
  selectedProducts: 'Selected Products',
  nothingSelected: 'Products that you pick appear here.',
  remove: (name: string) => `Remove ${name}`,
  empty: 'No products to show',
  done: 'Done',
  list: 'Products',
  link: 'Product link',
  linkHint: 'Paste the address of a product page',
  add: 'Add',
  foreign: (brand: string) => `You have pasted a non-${brand} product link`,
  invalid: 'Invalid product link. Please check the URL and try again.',
};
