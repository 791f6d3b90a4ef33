import { createContext, useContext } from 'react';
import { addProductsStore, type AddProductsStore } from './add-products-store';
import { useScreen } from '../screen/screen-context';

/** Which draft the parts of Add Products work on: a collection's, unless the screen says otherwise. */
export const PickedStore = createContext(addProductsStore);

/** The products that are being picked. */
export function usePicked(): AddProductsStore {
  return useScreen().runtime.use(useContext(PickedStore));
}
