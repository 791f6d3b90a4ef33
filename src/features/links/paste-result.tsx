import { useSignals } from '@preact/signals-react/runtime';
import { ProductTile } from '../../widgets/product-tile';
import { PasteProblems } from '../shared/products/paste-problems';
import type { PasteReport } from '../shared/products/paste-report';
import { productNote } from '../shared/products/product-note';
import { useMediaAddress } from '../shared/screen/checked-address';
import { useStore } from '../shared/screen/store-hooks';
import { linkStore } from './link-store';

/** What became of a pasted text: the links that could not be added, and the newest product. */
export function PasteResult({ report }: { report: PasteReport }) {
  useSignals();
  const store = useStore(linkStore);
  const address = useMediaAddress();
  const [newest] = store.selection.value.products;
  return (
    <>
      {report.problems.length > 1 && <PasteProblems problems={report.problems} />}
      {report.added > 0 && newest?.selection_origin === 'PRODUCT_LINK' && (
        <ProductTile
          name={newest.name}
          image={address(newest.image)}
          note={productNote(newest)}
          action={<span className="quick-added" aria-hidden="true">{report.news}</span>}
        />
      )}
    </>
  );
}
