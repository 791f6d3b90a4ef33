import { useSignals } from '@preact/signals-react/runtime';
import { createContext, useContext } from 'react';
import { addProductsWords as words } from '../../../text/en/add-products';
import { closePath, Icon } from '../../../widgets/icons/icon';
import { LazyImage } from '../../../widgets/lazy-image';
import { useStore } from '../screen/store-hooks';
import { useMediaAddress } from '../screen/checked-address';
import { addProductsStore, type AddProductsStore } from './add-products-store';

/** The draft that the parts of Add Products use: that of a collection, unless the screen provides another. */
export const PickedStore = createContext(addProductsStore);

/** The selected products of that draft. */
export function usePicked(): AddProductsStore {
  return useStore(useContext(PickedStore));
}

/** The selected products, newest first; a tap removes one. */
export function SelectedProducts() {
  useSignals();
  const store = usePicked();
  const address = useMediaAddress();
  const { products } = store.selection.value;
  return (
    <section className="selected" aria-labelledby="selected-heading">
      <h3 id="selected-heading">{words.selectedProducts}</h3>
      {products.length === 0 && <p className="muted selected-none">{words.nothingSelected}</p>}
      <ul className="selected-grid">
        {products.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              className="selected-tile"
              aria-label={words.remove(product.name)}
              onClick={() => store.deselect(product.id)}
            >
              <LazyImage src={address(product.image)} size={256} alt="" />
              <span className="selected-cross"><Icon path={closePath} size={14} /></span>
              <span className="selected-name" dir="auto">{product.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
