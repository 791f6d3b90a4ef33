import { useSignals } from '@preact/signals-react/runtime';
import { useState, type ReactNode } from 'react';
import { countFor, type SelectionOrigin } from '../../../domain/selection';
import { addProductsWords as words } from '../../../text/en/add-products';
import { chevronRightPath, closePath, Icon } from '../../../widgets/icons/icon';
import { LazyImage } from '../../../widgets/lazy-image';
import { styledBy } from '../../../widgets/styled-by';
import { useMediaAddress } from '../screen/checked-address';
import { lazyCode } from '../screen/lazy-code';
import { useTellError } from '../screen/error-text';
import sheet from './add-products.css';
import { productNote } from './product-note';
import type { PickedProducts } from './product-task';

const styled = styledBy(sheet);

const pasteSheet = lazyCode(() => import('./paste-sheet'), 'PasteSheet');
const sourceSheet = lazyCode(() => import('./source-sheet'), 'SourceSheet');
const sheetOf = (origin: SelectionOrigin) => (origin === 'PRODUCT_LINK' ? pasteSheet : sourceSheet);

const origins: readonly SelectionOrigin[] = ['PREVIOUS_ORDERS', 'WISHLIST', 'PRODUCT_LINK'];

const pictures: Record<SelectionOrigin, string> = {
  PREVIOUS_ORDERS: 'M5 8h14l-1 12H6L5 8Zm4 0a3 3 0 0 1 6 0',
  WISHLIST: 'M12 20S4 15 4 9.5A4 4 0 0 1 12 8a4 4 0 0 1 8 1.5C20 15 12 20 12 20Z',
  PRODUCT_LINK: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-6-6l-1 1m2 3.6a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 6 6l1-1',
};

/** A finger, pointer or focus on a card announces that it will be opened. */
const ahead = (origin: SelectionOrigin) => void sheetOf(origin).ask().catch(() => undefined);

/** Add Products: three sources, and the selected products. Shared by collections and post linking; `children` is a further way to select. */
export function AddProducts({ picked, children }: { picked: PickedProducts; children?: ReactNode }) {
  useSignals();
  const [open, setOpen] = useState<SelectionOrigin>();
  const tell = useTellError();
  const close = () => setOpen(undefined);
  const show = (origin: SelectionOrigin) => {
    setOpen(origin);
    sheetOf(origin).ask().catch((error: unknown) => {
      setOpen((now) => (now === origin ? undefined : now));
      tell(error);
    });
  };
  const PasteSheet = pasteSheet.there.value;
  const SourceSheet = sourceSheet.there.value;
  return (
    <section ref={styled} className="add-products" aria-labelledby="add-products-heading">
      <h2 id="add-products-heading">{words.heading}</h2>
      <ul className="add-cards">
        {origins.map((origin) => (
          <li key={origin} className="add-card" part="card">
            <span className="add-card-picture"><Icon path={pictures[origin]} size={22} /></span>
            <span className="add-card-words">
              <button
                type="button"
                className="add-card-title"
                aria-describedby={`count-${origin}`}
                aria-haspopup="dialog"
                onPointerEnter={() => ahead(origin)}
                onFocus={() => ahead(origin)}
                onClick={() => show(origin)}
              >
                {words.cards[origin]}
              </button>
              <span className="muted" id={`count-${origin}`}>{words.selected(countFor(picked.selection.value, origin))}</span>
            </span>
            <Icon path={chevronRightPath} />
          </li>
        ))}
      </ul>
      {children}
      <SelectedProducts picked={picked} />
      {open === 'PRODUCT_LINK' && PasteSheet && <PasteSheet picked={picked} onClose={close} />}
      {open && open !== 'PRODUCT_LINK' && SourceSheet && <SourceSheet picked={picked} origin={open} onClose={close} />}
    </section>
  );
}

/** The selected products, newest first; a tap removes one. */
function SelectedProducts({ picked }: { picked: PickedProducts }) {
  useSignals();
  const address = useMediaAddress();
  const { products } = picked.selection.value;
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
              onClick={() => picked.deselect(product.id)}
            >
              <LazyImage src={address(product.image)} size={256} alt="" />
              <span className="selected-cross"><Icon path={closePath} size={14} /></span>
              <span className="selected-name" dir="auto">{product.name}</span>
            </button>
            <span className="selected-note">{productNote(product)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
