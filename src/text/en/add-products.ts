import { words } from '../words';

/** Add Products (specification section 2). Cards and sheets have different texts, as there (decision A37). */
export const addProductsWords = words('add-products', {
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
  commission: (percent: string) => `${percent}% commission`,
  noCommission: 'No commission',
});
