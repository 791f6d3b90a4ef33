import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { countFor } from '../../../domain/selection';
import { pasteWords as words, productSheetWords } from '../../../text/en/product-sheets';
import { Button } from '../../../widgets/button';
import { Drawer } from '../../../widgets/drawer';
import { ProductTile } from '../../../widgets/product-tile';
import { TextField } from '../../../widgets/text-field';
import { styledBy } from '../../../widgets/styled-by';
import { useTellError } from '../screen/error-text';
import { useScreen } from '../screen/screen-context';
import { useMediaAddress } from '../screen/checked-address';
import { PasteProblems } from './paste-problems';
import { pasteAndReport, type PasteReport } from './paste-report';
import { productNote } from './product-note';
import sheet from './paste-sheet.css';
import { SheetFooter } from './sheet-footer';
import type { PickedProducts } from './product-task';

const styled = styledBy(sheet);

/** Products by the addresses of their pages. Problems are shown per link, and nothing typed is lost. */
export function PasteSheet({ picked: store, onClose }: { picked: PickedProducts; onClose: () => void }) {
  useSignals();
  const { runtime } = useScreen();
  const tell = useTellError();
  const address = useMediaAddress();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const text = store.pasteText.value;
  const [report, setReport] = useState<PasteReport>();

  useEffect(() => store.stopPasting, [store]);
  // Runs after the drawer's own effect, which opens it and would move the focus to its first button.
  useLayoutEffect(() => field.current?.focus(), []);

  /** @returns whether the field is empty, and the sheet is still open */
  const commit = async (): Promise<boolean> => {
    if (store.pasting.peek()) return false;
    if (text.trim() === '') return true;
    const result = await pasteAndReport(runtime, store, tell);
    setReport(result);
    field.current?.focus(); // for the next link, or to correct this one
    return result?.clean === true && field.current !== null;
  };
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    void commit();
  };
  const done = async () => {
    if (await commit()) onClose();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) add(event);
  };
  const pasted = store.selection.value.products.filter((product) => product.selection_origin === 'PRODUCT_LINK');
  return (
    <Drawer
      open
      title={productSheetWords.titles.PRODUCT_LINK}
      height="sheet"
      onClose={onClose}
      footer={<SheetFooter count={countFor(store.selection.value, 'PRODUCT_LINK')} busy={store.pasting.value} onDone={() => void done()} />}
    >
      <form ref={styled} className="paste" onSubmit={add} noValidate>
        <TextField
          ref={field}
          label={words.link}
          multiline
          inputMode="url"
          autoComplete="off"
          hint={words.linkHint}
          value={text}
          readOnly={store.pasting.value}
          message={report?.message}
          onKeyDown={sendOnEnter}
          onChange={(value) => {
            store.setPasteText(value);
            setReport(undefined);
          }}
        />
        {report && report.problems.length > 1 && <PasteProblems problems={report.problems} />}
        <Button type="submit" variant="primary" busy={store.pasting.value} disabled={text.trim() === ''}>{words.add}</Button>
        <p className="paste-news" role="status">{report?.news}</p>
      </form>
      <ul className="paste-list">
        {pasted.map((product) => (
          <li key={product.id}>
            <ProductTile
              name={product.name}
              image={address(product.image)}
              note={productNote(product)}
              check={{ checked: true, onChange: () => store.deselect(product.id) }}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
