import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState, type FormEvent } from 'react';
import { countFor } from '../../../domain/selection';
import type { PasteProblem } from '../../../stores/add-products-store';
import { addProductsWords as words } from '../../../text/en/add-products';
import { Button } from '../../../widgets/button';
import { Drawer } from '../../../widgets/drawer';
import { ProductTile } from '../../../widgets/product-tile';
import { TextField } from '../../../widgets/text-field';
import { errorText } from '../error-text';
import { useScreen } from '../screen-context';
import { useMediaAddress } from '../use-media-address';
import { SheetFooter } from './sheet-footer';
import { usePicked } from './use-picked';

/** A product by the address of its page. What is wrong is said at the field, and nothing typed is lost. */
export function PasteSheet({ onClose }: { onClose: () => void }) {
  useSignals();
  const { runtime } = useScreen();
  const store = usePicked();
  const address = useMediaAddress();
  const [text, setText] = useState('');
  const [message, setMessage] = useState<string>();

  useEffect(() => store.stopPasting, [store]);

  const messageOf = (problem: PasteProblem): string | undefined => {
    if (problem === 'foreign') return words.foreign(runtime.brand.name);
    if (problem === 'invalid') return words.invalid;
    return errorText(problem);
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const problem = await store.paste(text);
    setMessage(problem && messageOf(problem));
    if (!problem) setText('');
  };

  const pasted = store.selection.value.products.filter((product) => product.selection_origin === 'PRODUCT_LINK');
  return (
    <Drawer
      open
      title={words.sheets.PRODUCT_LINK}
      height="sheet"
      onClose={onClose}
      footer={<SheetFooter count={countFor(store.selection.value, 'PRODUCT_LINK')} onDone={onClose} />}
    >
      <form className="paste" onSubmit={(event) => void add(event)} noValidate>
        <TextField
          label={words.link}
          type="url"
          inputMode="url"
          autoComplete="off"
          hint={words.linkHint}
          value={text}
          message={message}
          onChange={(value) => {
            setText(value);
            setMessage(undefined);
          }}
        />
        <Button type="submit" variant="primary" busy={store.pasting.value} disabled={text.trim() === ''}>{words.add}</Button>
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
