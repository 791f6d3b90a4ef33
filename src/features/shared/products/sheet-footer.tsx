import { addProductsWords as words } from '../../../text/en/add-products';
import { productSheetWords } from '../../../text/en/product-sheets';
import { Button } from '../../../widgets/button';
import { styledBy } from '../../../widgets/styled-by';
import sheet from './sheet-footer.css';

const styled = styledBy(sheet);

/** Done, with the number of products selected in this sheet. */
export function SheetFooter({ count, busy = false, onDone }: { count: number; busy?: boolean; onDone: () => void }) {
  return (
    <div ref={styled} className="sheet-foot">
      <span className="muted" role="status">{words.selected(count)}</span>
      <Button variant="primary" busy={busy} onClick={onDone}>
        <span className="sheet-count" aria-hidden="true">{count}</span>
        <span>{productSheetWords.done}</span>
      </Button>
    </div>
  );
}
