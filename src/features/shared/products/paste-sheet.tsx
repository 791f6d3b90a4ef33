import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { countFor } from '../../../domain/selection';
import { pasteProducts, type PasteOutcome, type PasteProblem } from './paste-products';
import { pasteWords as words, productSheetWords } from '../../../text/en/product-sheets';
import { Button } from '../../../widgets/button';
import { Drawer } from '../../../widgets/drawer';
import { ProductTile } from '../../../widgets/product-tile';
import { TextField } from '../../../widgets/text-field';
import { styledBy } from '../../../widgets/styled-by';
import { errorText, useTellError } from '../screen/error-text';
import { useScreen } from '../screen/screen-context';
import { useMediaAddress } from '../screen/checked-address';
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
  const [outcome, setOutcome] = useState<PasteOutcome>();

  useEffect(() => store.stopPasting, [store]);
  // Runs after the drawer's own effect, which opens it and would move the focus to its first button.
  useLayoutEffect(() => field.current?.focus(), []);

  const messageOf = (problem: PasteProblem): string | undefined => {
    if (problem === 'foreign') return words.foreign(runtime.brand.name);
    if (problem === 'invalid') return words.invalid;
    return problem.status === 404 ? words.notFound : errorText(problem);
  };
  const problems = (outcome?.problems ?? []).flatMap(({ link, problem }) => {
    const message = messageOf(problem);
    return message === undefined ? [] : [{ link, message }];
  });
  /** @returns whether the field is empty, and the sheet is still open */
  const commit = async (): Promise<boolean> => {
    if (store.pasting.peek()) return false;
    if (text.trim() === '') return true;
    const result = await pasteProducts(runtime, store, tell);
    setOutcome(result);
    field.current?.focus(); // for the next link, or to correct this one
    return result?.problems.length === 0 && field.current !== null;
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
  const news = outcome && [
    outcome.added > 0 && words.added(outcome.added),
    outcome.known > 0 && words.known(outcome.known),
  ].filter(Boolean).join(', ');

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
          message={problems.length > 1 ? words.problems(problems.length) : problems[0]?.message}
          onKeyDown={sendOnEnter}
          onChange={(value) => {
            store.setPasteText(value);
            setOutcome(undefined);
          }}
        />
        {problems.length > 1 && (
          <ul className="paste-problems" aria-label={words.problems(problems.length)}>
            {problems.map(({ link, message }) => (
              <li key={link}>
                <span className="paste-link" dir="ltr">{link}</span>
                <span className="paste-problem">{message}</span>
              </li>
            ))}
          </ul>
        )}
        <Button type="submit" variant="primary" busy={store.pasting.value} disabled={text.trim() === ''}>{words.add}</Button>
        <p className="paste-news" role="status">{news}</p>
      </form>
      <ul className="paste-list">
        {pasted.map((product) => (
          <li key={product.id}>
            <ProductTile
              name={product.name}
              image={address(product.image)}
              check={{ checked: true, onChange: () => store.deselect(product.id) }}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
