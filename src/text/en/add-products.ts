/** Add Products (specification section 2). The cards and the sheets are worded apart, as written there (decision A37). */
export const addProductsWords = {
  heading: 'Add Products',
  cards: {
    PREVIOUS_ORDERS: 'From marketplace orders',
    WISHLIST: 'From wishlist',
    PRODUCT_LINK: 'Paste product link',
  },
  selected: (count: number) => `${count} selected`,
  selectedProducts: 'Selected Products',
  nothingSelected: 'Products that you pick appear here.',
  remove: (name: string) => `Remove ${name}`,
};
