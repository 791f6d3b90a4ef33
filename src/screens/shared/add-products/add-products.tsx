import { useSignals } from '@preact/signals-react/runtime';
import { Suspense, useState } from 'react';
import { countFor, type SelectionOrigin } from '../../../domain/selection';
import { addProductsWords as words } from '../../../text/en/add-products';
import { Icon } from '../../../widgets/icons/icon';
import { chevronRightPath } from '../../../widgets/icons/first-paths';
import { useSheet } from '../../../widgets/use-sheet';
import { lazyPart } from '../lazy-part';
import sheet from './add-products.css';
import { SelectedProducts } from './selected-products';
import { usePicked } from './use-picked';

const PasteSheet = lazyPart(() => import('./paste-sheet').then((module) => module.PasteSheet));
const SourceSheet = lazyPart(() => import('./source-sheet').then((module) => module.SourceSheet));

const origins: readonly SelectionOrigin[] = ['PREVIOUS_ORDERS', 'WISHLIST', 'PRODUCT_LINK'];

const pictures: Record<SelectionOrigin, string> = {
  PREVIOUS_ORDERS: 'M5 8h14l-1 12H6L5 8Zm4 0a3 3 0 0 1 6 0',
  WISHLIST: 'M12 20S4 15 4 9.5A4 4 0 0 1 12 8a4 4 0 0 1 8 1.5C20 15 12 20 12 20Z',
  PRODUCT_LINK: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-6-6l-1 1m2 3.6a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 6 6l1-1',
};

/** Add Products: three ways to pick, and what has been picked. Shared by collections and post linking. */
export function AddProducts() {
  useSignals();
  useSheet(sheet);
  const { selection } = usePicked();
  const [open, setOpen] = useState<SelectionOrigin>();
  const close = () => setOpen(undefined);
  return (
    <section className="add-products" aria-labelledby="add-products-heading">
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
                onClick={() => setOpen(origin)}
              >
                {words.cards[origin]}
              </button>
              <span className="muted" id={`count-${origin}`}>{words.selected(countFor(selection.value, origin))}</span>
            </span>
            <Icon path={chevronRightPath} />
          </li>
        ))}
      </ul>
      <SelectedProducts />
      <Suspense fallback={null}>
        {open === 'PRODUCT_LINK' && <PasteSheet onClose={close} />}
        {open && open !== 'PRODUCT_LINK' && <SourceSheet origin={open} onClose={close} />}
      </Suspense>
    </section>
  );
}
