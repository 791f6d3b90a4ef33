import { addProductsWords as words } from '../../../text/en/add-products';
import { Button } from '../../../widgets/button';

/** Done, with how many were picked in this sheet. */
export function SheetFooter({ count, onDone }: { count: number; onDone: () => void }) {
  return (
    <div className="sheet-foot">
      <span className="muted" role="status">{words.selected(count)}</span>
      <Button variant="primary" onClick={onDone} icon={<span className="sheet-count" aria-hidden="true">{count}</span>}>
        {words.done}
      </Button>
    </div>
  );
}
