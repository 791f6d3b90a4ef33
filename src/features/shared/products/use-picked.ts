import { createContext, useContext } from 'react';
import { addProductsStore, type AddProductsStore } from './add-products-store';
import { useStore } from '../screen/store-hooks';

/** The draft that the parts of Add Products use: that of a collection, unless the screen provides another. */
export const PickedStore = createContext(addProductsStore);

/** The selected products of that draft. */
export function usePicked(): AddProductsStore {
  return useStore(useContext(PickedStore));
}
