import { createContext, useContext } from 'react';
import { addProductsStore, type AddProductsStore } from './add-products-store';
import { useScreen } from '../screen/screen-context';

/** The draft that the parts of Add Products use: that of a collection, unless the screen provides another. */
export const PickedStore = createContext(addProductsStore);

/** The selected products of that draft. */
export function usePicked(): AddProductsStore {
  return useScreen().runtime.use(useContext(PickedStore));
}
